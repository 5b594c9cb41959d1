import type {ComponentProps} from 'react';
import {Link as RouterLink} from 'react-router';
import {useOnline} from './use-online';

/**
 * A link of the shop, whose page is fetched as soon as a visitor aims at it. Not without a connection: the router
 * would reload the whole document because a script cannot be had, and the visitor would lose the page.
 */
export function Link(props: Omit<ComponentProps<typeof RouterLink>, 'prefetch'>) {
  return <RouterLink prefetch={useOnline() ? 'intent' : 'none'} {...props} />;
}
