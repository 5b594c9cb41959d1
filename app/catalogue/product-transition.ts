import {useLocation} from 'react-router';
import type {CardImage} from './product';

/**
 * A card's picture turns into the product's own where the browser has view transitions. One page never has two
 * elements of this class: a list gives it to the clicked card alone.
 */
export const PRODUCT_TRANSITION = 'product-transition';

/** What a card tells the page that it leads to, to be shown until the product is there. */
export interface CardState {
  picture: CardImage | undefined;
}

/** The picture of the card that led here; undefined where the visitor came another way. */
export function useCardPicture(): CardImage | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('picture' in state)) return undefined;
  const {picture} = state;
  if (typeof picture !== 'object' || picture === null || !('url' in picture)) return undefined;
  return typeof picture.url === 'string' ? (picture as CardImage) : undefined;
}
