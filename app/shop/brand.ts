import touch from '~/shop/icons/apple-touch-icon.png';
import svg from '~/shop/icons/favicon.svg';
import icon192 from '~/shop/icons/icon-192.png';
import icon512 from '~/shop/icons/icon-512.png';
import shared from '~/shop/pictures/shared-link.jpg';

/** Of the window around a page (`theme-color`), and behind the shop while a phone opens it. */
export const themeColor = '#f6f4f0';

/** Beside `public/favicon.ico`, which browsers ask for by that address. */
export const icons = {svg, touch};

/** For a phone's home screen, by their size in px; the largest is also what search engines show. */
export const homeScreenIcons: ReadonlyArray<{src: string; size: number}> = [
  {src: icon192, size: 192},
  {src: icon512, size: 512},
];

/** What a shared link shows where its page has no picture of its own: 1200 × 630 px. */
export const sharedPicture = shared;
