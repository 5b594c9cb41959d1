import type {Thing} from 'schema-dts';
import {PAGE_SIZE, type CategoryPage} from '~/catalogue/categories';
import {localizedUrl} from '~/layout/localized-url';
import {breadcrumbFacts, type FactsContext} from '~/layout/shop-facts';

/** The page's products with their positions, and the breadcrumb. */
export function categoryFacts(
  context: FactsContext,
  {category, name, home}: {category: string; name: string; home: string},
  {cards, total, page}: CategoryPage,
): Thing[] {
  const {origin, language} = context;
  return [
    {
      '@type': 'ItemList',
      name,
      'numberOfItems': total,
      'itemListElement': cards.map(({handle}, index) => ({
        '@type': 'ListItem',
        'position': (page - 1) * PAGE_SIZE + index + 1,
        'url': localizedUrl(origin, `/product/${handle}`, language),
      })),
    },
    breadcrumbFacts(context, [
      {name: home, pathname: '/'},
      {name, pathname: `/category/${category}`},
    ]),
  ];
}
