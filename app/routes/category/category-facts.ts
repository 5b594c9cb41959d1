import type {Thing} from 'schema-dts';
import type {ProductCard} from '~/catalogue/product';
import {localizedUrl} from '~/layout/localized-url';
import {breadcrumbFacts, type FactsContext} from '~/layout/shop-facts';

/** The collection's products in their order, and where it stands in the shop. */
export function categoryFacts(
  context: FactsContext,
  {category, name, home}: {category: string; name: string; home: string},
  cards: readonly ProductCard[],
): Thing[] {
  const {origin, language} = context;
  return [
    {
      '@type': 'ItemList',
      name,
      'numberOfItems': cards.length,
      'itemListElement': cards.map(({handle, title}, index) => ({
        '@type': 'ListItem',
        'position': index + 1,
        'name': title[language],
        'url': localizedUrl(origin, `/product/${handle}`, language),
      })),
    },
    breadcrumbFacts(context, [
      {name: home, pathname: '/'},
      {name, pathname: `/category/${category}`},
    ]),
  ];
}
