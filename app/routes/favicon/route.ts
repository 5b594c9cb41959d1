import {redirect} from 'react-router';
import {publicFile} from '~/ui/built-file';

/** For those who ask for `/favicon.ico` without having read a page, where the host does not serve it here itself. */
export function loader(): Response {
  return redirect(publicFile('favicon.ico'), {headers: {'Cache-Control': 'public, max-age=3600'}});
}
