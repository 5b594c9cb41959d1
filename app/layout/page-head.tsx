import {useLanguage} from '~/i18n/language-provider';
import {useShopName} from './root-data';

interface PageHeadProps {
  /** Absent on the home page, whose title is the shop's name with its promise. */
  title?: string;
  description?: string;
  /** True for pages that search engines should leave out. */
  hidden?: boolean;
}

/**
 * Title and description, hoisted into the head by React: unlike a `meta` export they follow a switch of
 * language at once.
 */
export function PageHead({title, description, hidden}: PageHeadProps) {
  const {t} = useLanguage();
  const shopName = useShopName();
  return (
    <>
      <title>{[title ?? t('announcement'), shopName].filter(Boolean).join(' – ')}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
