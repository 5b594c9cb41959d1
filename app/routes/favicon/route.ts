import {redirect} from 'react-router';
import {publicFile} from '~/ui/built-file';

/** For clients that request `/favicon.ico` directly, if the host does not serve it. */
export function loader(): Response {
  return redirect(publicFile('favicon.ico'), {headers: {'Cache-Control': 'public, max-age=3600'}});
}
