import touch from '~/shop/icons/apple-touch-icon.png';
import svg from '~/shop/icons/favicon.svg';
import icon192 from '~/shop/icons/icon-192.png';
import icon512 from '~/shop/icons/icon-512.png';
import shared from '~/shop/pictures/shared-link.jpg';

/** The colour of the browser's window (`theme-color`) and of a phone's start screen. */
export const themeColor = '#f6f4f0';

/** Besides `public/favicon.ico`, which browsers request at that address. */
export const icons = {svg, touch};

/** For a phone's home screen, by their size in px; the largest is also what search engines show. */
export const homeScreenIcons: ReadonlyArray<{src: string; size: number}> = [
  {src: icon192, size: 192},
  {src: icon512, size: 512},
];

/** The picture of link previews for pages without their own: 1200 × 630 px. */
export const sharedPicture = shared;
