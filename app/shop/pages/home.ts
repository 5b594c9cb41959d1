import type {LocalizedText} from '~/i18n/languages';

/** The home page's copy; {shop} stands for the shop's name. */
export const text = {
  title: {sv: 'Solglasögon för nordiskt ljus', en: 'Sunglasses for northern light'},
  description: {
    sv: 'Solglasögon i kolfiber, trä, titan och återvunnet papper, tillverkade i Sverige. Fri frakt över 499 SEK, 24 månaders garanti, 30 dagars öppet köp.',
    en: 'Sunglasses in carbon fibre, wood, titanium and recycled paper, made in Sweden. Free shipping over $100, 24 month warranty, 30 day returns.',
  },
  promotion: {sv: 'Vinterljus: polariserade glas', en: 'Winter light: polarised lenses'},
  heroAction: {sv: 'Se kollektionerna', en: 'See the collections'},
  /** Of both pictures: wet rocks on wide screens, snow on phones. */
  heroAlt: {
    sv: 'Ett par solglasögon i kolfiber vid havet, under en himmel som glöder vid horisonten',
    en: 'A pair of carbon fibre sunglasses by the sea, under a sky that glows at the horizon',
  },

  bestsellers: {sv: 'Mest köpta', en: 'Bestsellers'},
  loading: {sv: 'Hämtar produkterna', en: 'Loading the products'},

  storyTitle: {sv: 'Göteborg, 2015', en: 'Gothenburg, 2015'},
  story: {
    sv: 'Det började med ett par bågar som inte höll för salt och blåst. Vi gjorde ett par av spill från en båtbyggares kolfiber, och sedan ett till. Vi väljer fortfarande material efter hur de åldras, inte efter hur de ser ut som nya.',
    en: 'It began with a pair of frames that could not take salt and wind. We made a pair from a boatbuilder’s leftover carbon fibre, and then another. We still choose materials for how they age, not for how they look when new.',
  },
  storyLink: {sv: 'Läs vår historia', en: 'Read our story'},
  storyAlt: {
    sv: 'Solglasögon i valnöt med brunt tonade glas',
    en: 'Sunglasses in walnut with brown gradient lenses',
  },

  seasonAlt: {
    sv: 'Fem par solglasögon i starka färger och titan på podier i varmt ljus',
    en: 'Five pairs of sunglasses in strong colours and titanium on plinths in warm light',
  },
  seasonTitle: {
    sv: 'Färg för ljusa dagar, kolfiber för alla andra',
    en: 'Colour for bright days, carbon fibre for the others',
  },
  seasonLink: {sv: 'Varför kolfiber', en: 'Why carbon fibre'},

  collections: {sv: 'Material', en: 'Materials'},
  carbonLink: {sv: 'Fler bågar i kolfiber', en: 'More in carbon fibre'},

  reviews: {sv: 'Vad kunderna säger', en: 'What customers say'},
  rating: {sv: '{{rating}} av 5 stjärnor', en: '{{rating}} out of 5 stars'},
  faq: {sv: 'Vanliga frågor', en: 'Frequently asked questions'},

  shipping: {sv: 'Fri frakt', en: 'Free shipping'},
  shippingText: {
    sv: 'Över 499 SEK, skickas inom 1–2 arbetsdagar',
    en: 'Over $100, ships within 1–2 business days',
  },
  payment: {sv: 'Säker betalning', en: 'Secure payment'},
  paymentText: {sv: 'Med kort, eller betala senare', en: 'By card, or pay later'},
  warranty: {sv: '24 månaders garanti', en: '24 month warranty'},
  warrantyText: {sv: 'Och 30 dagars öppet köp', en: 'And 30 day returns'},
} as const satisfies Record<string, LocalizedText>;
