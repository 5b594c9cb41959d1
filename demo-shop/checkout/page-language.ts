export type PageLanguage = 'en' | 'sv';

/**
 * In order: `?locale=`, the cart's language, the browser's languages, Swedish.
 *
 * @param ofCart as Shopify's `LanguageCode`; the page has no other words than Swedish and English ones
 */
export function pageLanguage(request: Request, ofCart: string | undefined): PageLanguage {
  const locale = new URL(request.url).searchParams.get('locale');
  if (locale === null && ofCart !== undefined) return ofCart === 'SV' ? 'sv' : 'en';
  const asked = locale ?? request.headers.get('accept-language') ?? '';
  const [preferred = ''] = asked
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .filter((language) => language === 'sv' || language === 'en');
  return preferred === 'en' ? 'en' : 'sv';
}
