import {useLocation} from 'react-router';
import type {Money} from './money';
import type {CardImage, ShopText} from './product';

/** What a card passes to the product's page, to show until the product loads. */
export interface CardState {
  picture: CardImage | undefined;
  title: ShopText;
  /** Of the variant that the card adds. */
  price: Money;
}

/** What the clicked card showed; undefined if the visitor came another way. */
export function useCardState(): CardState | undefined {
  const state: unknown = useLocation().state;
  const isCard =
    typeof state === 'object' && state !== null && 'title' in state && 'price' in state;
  return isCard ? (state as CardState) : undefined;
}
