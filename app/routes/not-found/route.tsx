import {data} from 'react-router';
import {NotFoundPage} from '~/layout/error-page';

/** Any address that no other route knows (specification §8); as a route it passes the root's middleware. */
export function loader() {
  return data(null, {status: 404});
}

export default function NotFound() {
  return <NotFoundPage />;
}
