import {logError} from '~/server/log.server';
import {defaultLanguage, languages} from '~/i18n/languages';
import {localizedUrl} from '~/layout/localized-url';

/** A page of the shop, in all its languages. */
export interface SitemapEntry {
  pathname: string;
  /** ISO 8601: when the page last changed, where that is known. */
  lastModified?: string;
}

/** @param paths of the sitemap's parts */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const parts = paths.map(
    (path) => `<sitemap><loc>${escapeXml(new URL(path, origin).href)}</loc></sitemap>`,
  );
  return document('sitemapindex', '', parts);
}

/** Every page in every language (sitemaps.org, and Google's extension for languages). */
export function sitemapPart(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) =>
    languages.map((language) =>
      urlElement(origin, entry, localizedUrl(origin, entry.pathname, language)),
    ),
  );
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

/** If the catalogue fails, a search engine retries later and keeps its index. */
export async function xmlAnswer(writing: Promise<string | null>): Promise<Response> {
  try {
    const xml = await writing;
    if (xml === null) return new Response('There is no such part.', {status: 404});
    return new Response(xml, {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    });
  } catch (error) {
    logError('sitemap not made', error);
    return new Response('The catalogue did not answer.', {
      status: 503,
      headers: {'Retry-After': '600'},
    });
  }
}

function document(root: string, namespaces: string, elements: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}

function urlElement(origin: string, entry: SitemapEntry, address: string): string {
  const {pathname, lastModified} = entry;
  const alternates = [
    ...languages.map((language) => [language, localizedUrl(origin, pathname, language)] as const),
    ['x-default', localizedUrl(origin, pathname, defaultLanguage)] as const,
  ];
  return [
    '<url>',
    `<loc>${escapeXml(address)}</loc>`,
    ...(lastModified ? [`<lastmod>${escapeXml(lastModified)}</lastmod>`] : []),
    ...alternates.map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
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
