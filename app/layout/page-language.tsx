import {useMemo, type ReactNode} from 'react';
import {LanguageProvider} from '~/i18n/language-provider';
import {defaultLanguage, type Language} from '~/i18n/languages';
import {useRootData} from './root-data';
import {textValues} from './text-values';

interface PageLanguageProps {
  /** For pages of one language only. */
  fixed?: Language;
  children: ReactNode;
}

/** The language of the pages inside, and what their texts may name. */
export function PageLanguage({fixed, children}: PageLanguageProps) {
  const {
    language = defaultLanguage,
    shopName = '',
    currencyCode = '',
    isOwnShop = true,
  } = useRootData() ?? {};
  const values = useMemo(
    () => textValues({shopName, currencyCode, isOwnShop}),
    [shopName, currencyCode, isOwnShop],
  );
  return (
    <LanguageProvider initial={language} fixed={fixed} values={values}>
      {children}
    </LanguageProvider>
  );
}
