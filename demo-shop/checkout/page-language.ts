export type PageLanguage = 'en' | 'sv';

/** `?locale=` decides, then what the browser asks for, then Swedish. */
export function pageLanguage(request: Request): PageLanguage {
  const asked =
    new URL(request.url).searchParams.get('locale') ?? request.headers.get('accept-language') ?? '';
  const [preferred = ''] = asked
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .filter((language) => language === 'sv' || language === 'en');
  return preferred === 'en' ? 'en' : 'sv';
}
