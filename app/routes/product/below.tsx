import {useDeferredValue} from 'react';
import {NavigationType, useNavigationType} from 'react-router';
import type {Product} from '~/catalogue/product';
import {RecentlySeen} from '~/seen/recently-seen';
import type {Route} from './+types/route';
import {Neighbours} from './neighbours';
import {Together} from './together';

type Loaded = Route.ComponentProps['loaderData'];

export interface BelowProps extends Pick<Loaded, 'together' | 'neighbours' | 'isNavigation'> {
  /** `scene` is the address of its collection's picture. */
  product: Product & {scene: string | undefined};
}

/**
 * The sections below the product. After a link they render once the product is on screen; a document has them at once,
 * and so has the way back, whose place may be down here.
 */
export function Below({product, together, neighbours, isNavigation}: BelowProps) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const isDue = useDeferredValue(true, !isNavigation || isBack);
  if (!isDue) return null;
  return (
    <>
      <Together groups={together} />
      <Neighbours product={product} cards={neighbours} />
      <RecentlySeen handle={product.handle} />
    </>
  );
}
