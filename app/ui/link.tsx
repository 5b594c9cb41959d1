import type {ComponentProps} from 'react';
import {Link as RouterLink} from 'react-router';
import {useOnline} from './use-online';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'prefetch' | 'discover'>;

/**
 * A link that fetches nothing ahead: within a page, out of an error or a drawer, in /admin, and wherever `Link` would
 * cost a request for a page that few go on to. Neither kind has routes to discover: the first page brings them all.
 */
export function PlainLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}

/** A finger gives no notice: the router would begin to prefetch 100 ms after its touch, when the tap has the page. */
const canHover = import.meta.env.SSR || matchMedia('(any-hover: hover)').matches;

/**
 * A link that prefetches its page on hover and focus. Not while offline: when a script fails to load the router reloads
 * the document, and the visitor would lose the page.
 */
export function Link(props: LinkProps) {
  const prefetch = useOnline() && canHover ? 'intent' : 'none';
  return <RouterLink discover="none" prefetch={prefetch} {...props} />;
}
