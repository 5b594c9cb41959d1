import type {ComponentProps} from 'react';
import {Link as RouterLink} from 'react-router';
import {useOnline} from './use-online';

/**
 * A link that fetches nothing ahead: within a page, out of an error or a drawer, in /admin, and wherever `Link` would
 * cost a request for a page that few go on to.
 */
export {Link as PlainLink} from 'react-router';

/**
 * A link that prefetches its page on hover and focus. Not while offline: when a script fails to load the router reloads
 * the document, and the visitor would lose the page.
 */
export function Link(props: Omit<ComponentProps<typeof RouterLink>, 'prefetch'>) {
  return <RouterLink prefetch={useOnline() ? 'intent' : 'none'} {...props} />;
}
