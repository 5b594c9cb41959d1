import {useLocation} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {defaultLanguage, languageInfo, languages} from '~/i18n/languages';
import {sharedPicture} from '~/shop/brand';
import {localizedUrl} from './localized-url';
import {useRootData} from './root-data';

interface PageHeadProps {
  title: string;
  /** The part of the query that names another page: `?page=2`. */
  query?: string;
  description?: string;
  /** URL of the page's picture; by default the shop's own. */
  image?: string | undefined;
  /** True for pages that search engines should leave out. */
  hidden?: boolean;
}

/**
 * A page's title and metadata; React hoists them into the head. Unlike a `meta` export they follow a switch of language
 * at once.
 */
export function PageHead({title, query = '', description, image, hidden}: PageHeadProps) {
  const {language} = useLanguage();
  const {pathname} = useLocation();
  const {shopName = '', origin = '', isOwnShop = true} = useRootData() ?? {};
  const shared = image ?? (isOwnShop ? sharedPicture : undefined);
  const fullTitle = [title, shopName].filter(Boolean).join(' – ');
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && origin && (
        <>
          <link rel="canonical" href={localizedUrl(origin, pathname, language, query)} />
          {languages.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={localizedUrl(origin, pathname, other, query)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={localizedUrl(origin, pathname, defaultLanguage, query)}
          />
          <meta property="og:type" content="website" />
          {shopName && <meta property="og:site_name" content={shopName} />}
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={localizedUrl(origin, pathname, language, query)} />
          <meta property="og:locale" content={languageInfo[language].locale.replace('-', '_')} />
          {shared && <meta property="og:image" content={new URL(shared, origin).href} />}
          <meta name="twitter:card" content={shared ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  );
}
