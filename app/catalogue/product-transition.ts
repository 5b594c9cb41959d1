import {useLocation} from 'react-router';
import type {Money} from './money';
import type {CardImage, ShopText} from './product';

/**
 * A card's picture turns into the product's own where the browser has view transitions. One page never has two
 * elements of this class: a list gives it to the clicked card alone.
 */
export const PRODUCT_TRANSITION = 'product-transition';

/** What a card tells the page that it leads to, to be shown until the product is there. */
export interface CardState {
  picture: CardImage | undefined;
  title: ShopText;
  price: Money;
}

/** What the card that led here showed; undefined where the visitor came another way. */
export function useCardState(): CardState | undefined {
  const state: unknown = useLocation().state;
  const isCard =
    typeof state === 'object' && state !== null && 'title' in state && 'price' in state;
  return isCard ? (state as CardState) : undefined;
}
