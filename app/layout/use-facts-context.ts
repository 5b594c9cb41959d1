import {useLanguage} from '~/i18n/language-provider';
import {company} from '~/shop/company';
import {useRootData} from './root-data';
import type {FactsContext} from './shop-facts';

export function useFactsContext(): FactsContext {
  const {language} = useLanguage();
  const {origin = '', shopName = '', isOwnShop = true} = useRootData() ?? {};
  return {origin, language, shopName: shopName || (isOwnShop ? company.name : ''), isOwnShop};
}
