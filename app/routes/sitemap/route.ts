import {storefrontApiContext} from '~/.server/context';
import {loadAllCards} from '~/catalogue/load-products.server';
import {defaultLanguage, languages} from '~/i18n/languages';
import {localizedUrl} from '~/layout/localized-url';
import {categories} from '~/shop/categories';
import {pages} from '~/shop/navigation';
import type {Route} from './+types/route';

/** Every page in every language, with the pictures of the products (sitemaps.org, and Google's extensions). */
export async function loader({request, context}: Route.LoaderArgs): Promise<Response> {
  const {origin} = new URL(request.url);
  try {
    const cards = await loadAllCards(context.get(storefrontApiContext));
    const entries = [
      ...['/', ...pages].map((pathname) => ({pathname, images: []})),
      ...categories.map(({handle}) => ({
        pathname: `/category/${handle}`,
        images: [],
      })),
      ...cards.map(({handle, images}) => ({
        pathname: `/product/${handle}`,
        images: images.map(({url}) => new URL(url, origin).href),
      })),
    ];
    return new Response(sitemap(origin, entries), {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    });
  } catch (error) {
    console.error(error);
    // A search engine asks again later, and keeps what it knows until then.
    return new Response('The catalogue did not answer.', {
      status: 503,
      headers: {'Retry-After': '600'},
    });
  }
}

interface Entry {
  pathname: string;
  images: readonly string[];
}

function sitemap(origin: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap((entry) =>
    languages.map((language) =>
      urlElement(origin, entry, localizedUrl(origin, entry.pathname, language)),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement(origin: string, {pathname, images}: Entry, address: string): string {
  const alternates = [
    ...languages.map((language) => [language, localizedUrl(origin, pathname, language)] as const),
    ['x-default', localizedUrl(origin, pathname, defaultLanguage)] as const,
  ];
  return [
    '<url>',
    `<loc>${escapeXml(address)}</loc>`,
    ...alternates.map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    ),
    ...images.map(
      (image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`,
    ),
    '</url>',
  ].join('');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
