import {products} from './build.ts';
import {frames, things, voucher} from './euro-products.ts';
import type {Goods} from './goods.ts';

/** A German manufacturer with prices in euro, in three languages: about half of the goods have Swedish translations. */
export const euro: Goods = {
  name: 'Werkraum',
  currency: 'EUR',
  countries: ['DE', 'AT', 'SE'],
  primaryLanguage: 'EN',
  publishedLanguages: ['EN', 'DE', 'SV'],
  products: products([...frames, ...things, voucher], '2024-05-02T08:00:00Z'),
  collections: [
    {
      handle: 'sun',
      title: 'Sun',
      description: 'Sunglasses from our own bench.',
      translations: {
        SV: {title: 'Sol', description: 'Solglasögon från vår egen bänk.'},
        DE: {title: 'Sonne'},
      },
    },
    {
      handle: 'optical',
      title: 'Optical',
      description: 'Frames for lenses of your own.',
      translations: {SV: {title: 'Glasögonbågar'}},
    },
    {handle: 'care', title: 'Care', description: 'Cases, cloths and screws.'},
    {handle: 'desk', title: 'Desk', description: 'What is made of what is left over.'},
    {handle: 'archive', title: 'Archive', description: 'Nothing here at present.'},
  ],
  bestSelling: ['luppe-titanium', 'kant-round', 'hard-case', 'halde', 'gift-card'],
  redirects: [{path: '/collections/sunglasses', target: '/collections/sun'}],
  policies: {
    refundPolicy: {
      title: 'Refund policy',
      handle: 'refund-policy',
      body: '<p>Send it back within 30 days.</p>',
    },
    privacyPolicy: {
      title: 'Privacy policy',
      handle: 'privacy-policy',
      body: '<p>We keep what the invoice needs.</p>',
    },
  },
  discounts: {WILLKOMMEN: 10},
};
