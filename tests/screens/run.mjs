// `npm run screens`: takes screenshots of every page and state of the built shop.
import {prepareVisits, visit} from '../visit-pages.mjs';

const words = prepareVisits(`npm run screens -- [--no-build] [words]
  Pictures go to screens/. Words narrow down which: pages (product, cart), widths (360), languages (sv).
  --no-build takes the build in dist/.`);
visit('screens', {SCREENS: words});
