import {useEffect} from 'react';
import {NavigationType, useNavigationType} from 'react-router';
import type {ProductCard} from '~/catalogue/product';

/** What the visit's lists have shown, by category. Written in the browser alone. */
const seen = new Map<string, readonly ProductCard[]>();

/** On the way back, a list's old cards stand in until it has been asked for anew: nobody loses their place in it. */
export function useCardsSeenBefore(category: string): readonly ProductCard[] | undefined {
  return useNavigationType() === NavigationType.Pop ? seen.get(category) : undefined;
}

export function useRememberCards(category: string, cards: readonly ProductCard[]): void {
  useEffect(() => {
    seen.set(category, cards);
  }, [category, cards]);
}
