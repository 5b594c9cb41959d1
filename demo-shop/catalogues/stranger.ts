import {products, type Entry} from './build.ts';
import type {Goods} from './goods.ts';
import {oddities} from './stranger-oddities.ts';
import {gifts, glasses} from './stranger-range.ts';

/** Written, but not shown to anybody: nothing answers for them. */
const unpublished: readonly Entry[] = ['Hemlig nyhet', 'Utgången båge'].map((title, index) => ({
  handle: ['hemlig-nyhet', 'utgangen-bage'][index] ?? '',
  title,
  vendor: 'Norrsken Optik',
  productType: 'Solglasögon',
  description: 'Inte för någons ögon.',
  collections: ['solglasogon'],
  published: false,
  variants: [{sku: `DOLD-${index}`, selectedOptions: {}, price: '999.00', quantityAvailable: 9}],
}));

/**
 * A Swedish shop for glasses and gifts, in one language, with 120 products by several makers and the oddities of real
 * catalogues. No product is Västerljus', but some use its words.
 */
export const stranger: Goods = {
  name: 'Glas & Gåva',
  currency: 'SEK',
  countries: ['SE'],
  primaryLanguage: 'SV',
  publishedLanguages: ['SV'],
  products: products([...oddities, ...glasses, ...gifts, ...unpublished], '2024-02-01T08:00:00Z'),
  collections: [
    {
      handle: 'solglasogon',
      title: 'Solglasögon',
      description: 'Från tre tillverkare, för stranden och för snön.',
    },
    {
      handle: 'lasglasogon',
      title: 'Läsglasögon',
      description: 'Med färdiga styrkor eller slipade efter recept.',
    },
    {handle: 'presenter', title: 'Presenter', description: 'Till den som har allt.'},
    {handle: 'kok', title: 'Kök & bord', description: ''},
    {handle: 'rea', title: 'Rea', description: 'Tom just nu.'},
  ],
  bestSelling: ['presentkort', 'kaffemugg-i-stengods', 'titan-aviator', 'hybrid-atom', 'mood-ring'],
  redirects: [
    {path: '/products/titan-pilot', target: '/products/titan-aviator'},
    {path: '/gamla-butiken', target: '/'},
  ],
  policies: {
    privacyPolicy: {
      title: 'Integritetspolicy',
      handle: 'privacy-policy',
      body: '<p>Vi sparar namn, adress och vad du har köpt, och ingenting annat.</p>',
    },
    refundPolicy: {
      title: 'Återbetalningspolicy',
      handle: 'refund-policy',
      body: '<h2>Ångerrätt</h2><p>Du har <strong>14 dagar</strong> på dig. Returen betalar du själv.</p>',
    },
    shippingPolicy: {
      title: 'Fraktpolicy',
      handle: 'shipping-policy',
      body: '<p>Frakten kostar 59 kr. Vi skickar på fredagar.</p>',
    },
    termsOfService: {
      title: 'Användarvillkor',
      handle: 'terms-of-service',
      body: '<p>Köpen gäller svensk rätt.</p><ul><li>Priser med moms</li><li>Tvister: ARN</li></ul>',
    },
  },
  discounts: {SOMMAR15: 15},
};
