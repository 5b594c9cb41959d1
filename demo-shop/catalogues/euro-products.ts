import {LANDSCAPE, SQUARE, UPRIGHT, type Entry} from './build.ts';
import type {ProductTranslation, Variant} from './goods.ts';
import {handleOf} from './handle.ts';
import {caseFor, lowestPrice, manufacturer, safety} from './metafields.ts';

const CURRENCY = 'EUR';

const MAKER = manufacturer('Werkraum Brillen GmbH\nSpinnereistraße 7\n04179 Leipzig, Germany');

/** Names and values of options in Swedish; a product's translation takes all that it uses. */
const OPTIONS_SV = {Colour: 'Färg', Size: 'Storlek', Lens: 'Glas'};
const VALUES_SV = {
  'Black': 'Svart',
  'Smoke grey': 'Rökgrå',
  'Amber': 'Bärnsten',
  'Steel': 'Stål',
  'Brass': 'Mässing',
  'Narrow': 'Smal',
  'Wide': 'Bred',
  'Green lens': 'Grönt glas',
  'Brown lens': 'Brunt glas',
  'Small': 'Liten',
  'Large': 'Stor',
};

interface Frame {
  title: string;
  /** Euro with two decimals. */
  price: string;
  description: string;
  colours: readonly string[];
  sizes?: readonly string[];
  kind?: 'Sunglasses' | 'Optical frames';
  /** Title, description and alternative text in Swedish; missing ones are untranslated. */
  sv?: {title: string; description: string};
  de?: {title: string; description: string};
  variant?: Partial<Variant>;
}

const FRAMES: readonly Frame[] = [
  {
    title: 'Kant Round',
    price: '129.00',
    description:
      'A round frame, turned from a single bar of stainless steel.\n\nThe nose pads are silicone and can be set by hand. Weighs 26 g.',
    colours: ['Black', 'Steel'],
    sv: {
      title: 'Kant rund',
      description:
        'En rund båge, svarvad ur en enda stång rostfritt stål.\n\nNäsdynorna är av silikon och ställs in för hand. Väger 26 g.',
    },
    de: {
      title: 'Kant Rund',
      description:
        'Eine runde Fassung, aus einer einzigen Stange Edelstahl gedreht.\n\nDie Nasenpads sind aus Silikon und von Hand einstellbar. Wiegt 26 g.',
    },
  },
  {
    title: 'Kant Square',
    price: '139.00',
    description: 'The square sister of Kant Round, with a straight brow. Weighs 28 g.',
    colours: ['Black', 'Steel', 'Brass'],
    sizes: ['Narrow', 'Wide'],
    sv: {
      title: 'Kant fyrkantig',
      description: 'Den fyrkantiga systern till Kant rund, med rak panna. Väger 28 g.',
    },
  },
  {
    title: 'Halde',
    price: '149.50',
    description: 'Thick acetate, polished for three days in a drum of beech chips.',
    colours: ['Smoke grey', 'Amber'],
    sv: {
      title: 'Halde',
      description: 'Tjock acetat, polerad i tre dygn i en trumma med bokspån.',
    },
    de: {
      title: 'Halde',
      description: 'Dickes Acetat, drei Tage lang in Buchenspänen poliert.',
    },
  },
  {
    title: 'Tagebau',
    price: '89.00',
    description: 'Last year’s colours of our first frame.',
    colours: ['Amber', 'Smoke grey'],
    variant: {compareAtPrice: '129.00', metafields: [lowestPrice('129.00', CURRENCY)]},
    sv: {title: 'Tagebau', description: 'Fjolårets färger av vår första båge.'},
  },
  {
    title: 'Schacht',
    price: '1299.00',
    description: 'Solid brass, made to measure. Only for display in our own room until now.',
    colours: ['Brass'],
  },
  {
    title: 'Pleiße Sun',
    price: '119.00',
    description: 'Light frame for the river: floats, takes a cord and rinses clean.',
    colours: ['Black', 'Amber', 'Smoke grey'],
    sizes: ['Narrow', 'Wide'],
  },
  {
    title: 'Parthe',
    price: '109.90',
    kind: 'Optical frames',
    description: 'A panto frame for lenses of your own.',
    colours: ['Black', 'Amber'],
    sv: {title: 'Parthe', description: 'En pantobåge för dina egna glas.'},
  },
  {
    title: 'Luppe Titanium',
    price: '189.00',
    kind: 'Optical frames',
    description: 'Wire of pure titanium, 1.1 mm thick. Weighs 11 g without lenses.',
    colours: ['Steel', 'Black'],
    sizes: ['Narrow', 'Wide'],
    sv: {
      title: 'Luppe i titan',
      description: 'Tråd av rent titan, 1,1 mm tjock. Väger 11 g utan glas.',
    },
    de: {
      title: 'Luppe Titan',
      description: 'Draht aus reinem Titan, 1,1 mm stark. Wiegt 11 g ohne Gläser.',
    },
  },
  {
    title: 'Elster',
    price: '99.00',
    kind: 'Optical frames',
    description: 'Two colours of acetate, laminated front to back.',
    colours: ['Black'],
  },
  {
    title: 'Kids Mulde',
    price: '59.00',
    description: 'Small sunglasses with a band in place of temples.',
    colours: ['Amber', 'Black'],
    sv: {
      title: 'Mulde för barn',
      description: 'Små solglasögon med band i stället för skalmar.',
    },
  },
  {
    title: 'Carbon Zwenkau',
    price: '229.00',
    description: 'Woven carbon on a core of cork. Weighs 19 g.',
    colours: ['Black'],
    variant: {quantityAvailable: 0, continueSelling: true},
  },
  {
    title: 'Cospuden',
    price: '134.00',
    description: 'Sold out until the summer.',
    colours: ['Steel', 'Brass'],
    variant: {quantityAvailable: 0},
  },
];

/** Prices in euro; the others have no Swedish, side by side with those that have. */
const THINGS: ReadonlyArray<{
  title: string;
  price: string;
  text: string;
  collection: string;
  sv?: [title: string, text: string];
}> = [
  {
    title: 'Hard case',
    price: '24.90',
    text: 'Pressed felt with a magnet.',
    collection: 'care',
    sv: ['Hårt fodral', 'Pressad filt med magnet.'],
  },
  {title: 'Soft case', price: '14.90', text: 'Sewn from sailcloth.', collection: 'care'},
  {
    title: 'Cleaning cloth',
    price: '4.50',
    text: 'Microfibre, 18 × 18 cm.',
    collection: 'care',
    sv: ['Putsduk', 'Mikrofiber, 18 × 18 cm.'],
  },
  {title: 'Cleaning spray', price: '8.00', text: '30 ml, for any lens.', collection: 'care'},
  {title: 'Screwdriver', price: '12.00', text: 'For hinges of 1.4 mm.', collection: 'care'},
  {
    title: 'Cord',
    price: '19.00',
    text: 'Waxed cotton, 70 cm.',
    collection: 'care',
    sv: ['Snöre', 'Vaxad bomull, 70 cm.'],
  },
  {
    title: 'Desk stand',
    price: '44.00',
    text: 'Beech, for one pair.',
    collection: 'desk',
    sv: ['Ställ', 'Bok, för ett par.'],
  },
  {title: 'Pen tray', price: '36.00', text: 'Offcuts of acetate, melted.', collection: 'desk'},
  {title: 'Ruler', price: '16.00', text: 'Brass, 20 cm.', collection: 'desk'},
  {
    title: 'Paperweight',
    price: '28.00',
    text: 'A slug of steel, as it falls from the lathe.',
    collection: 'desk',
    sv: ['Brevpress', 'En stålkuts, så som den faller ur svarven.'],
  },
  {title: 'Poster', price: '18.00', text: '50 × 70 cm, rolled.', collection: 'desk'},
];

export const frames: readonly Entry[] = FRAMES.map((frame, index) => {
  const {title, price, description, colours, sizes, kind = 'Sunglasses', sv, de, variant} = frame;
  return {
    handle: handleOf(title),
    title,
    productType: kind,
    description,
    collections: [kind === 'Sunglasses' ? 'sun' : 'optical'],
    tags: index < 3 ? ['new'] : [],
    variants: colours.flatMap((colour, column) =>
      (sizes ?? [undefined]).map((size, row) => ({
        sku: `W${index}-${column}-${row}`,
        selectedOptions: {Colour: colour, ...(size && {Size: size})},
        price,
        quantityAvailable: (index * 3 + column * 5 + row * 2 + 1) % 8,
        picture: column,
        ...variant,
      })),
    ),
    pictures: colours.map((_colour, place) => [UPRIGHT, LANDSCAPE, SQUARE][place] ?? UPRIGHT),
    alt: (place) => `${title} in ${(colours[place - 1] ?? '').toLowerCase()}`,
    metafields: [
      caseFor('hard-case'),
      ...(index % 2 === 0 ? [MAKER, safety('Filter category 3. Not for driving at night.')] : []),
    ],
    translations: {
      ...(sv && {SV: inSwedish(frame, sv)}),
      ...(de && {DE: {...de, productType: kind === 'Sunglasses' ? 'Sonnenbrillen' : 'Fassungen'}}),
    },
  };
});

function inSwedish(
  {colours, kind = 'Sunglasses'}: Frame,
  sv: {title: string; description: string},
): ProductTranslation {
  return {
    ...sv,
    productType: kind === 'Sunglasses' ? 'Solglasögon' : 'Glasögonbågar',
    options: OPTIONS_SV,
    values: VALUES_SV,
    altTexts: colours.map(
      (colour) =>
        `${sv.title}, ${
          Object.entries(VALUES_SV)
            .find(([name]) => name === colour)?.[1]
            .toLowerCase() ?? colour
        }`,
    ),
    metafields: {'custom.safety': 'Filterkategori 3. Inte för bilkörning i mörker.'},
  };
}

export const things: readonly Entry[] = THINGS.map(
  ({title, price, text, collection, sv}, index) => ({
    handle: handleOf(title),
    title,
    productType: collection === 'care' ? 'Care' : 'Desk',
    description: text,
    collections: [collection],
    variants: [{sku: `T${index}`, selectedOptions: {}, price, quantityAvailable: (index * 5) % 12}],
    pictures: [index % 2 === 0 ? SQUARE : LANDSCAPE],
    ...(sv && {translations: {SV: {title: sv[0], description: sv[1], altTexts: [sv[0]]}}}),
  }),
);

/** Markup in two languages, and a gift card. */
export const voucher: Entry = {
  handle: 'gift-card',
  title: 'Gift card',
  productType: 'Gift Cards',
  isGiftCard: true,
  descriptionHtml:
    '<p>Sent by e-mail.</p><ul><li>Valid for three years</li><li>For everything</li></ul>',
  variants: ['25', '50', '100'].map((value) => ({
    sku: `GC-${value}`,
    selectedOptions: {Value: `€${value}`},
    price: `${value}.00`,
    quantityAvailable: null,
  })),
  pictures: [LANDSCAPE],
  translations: {
    SV: {
      title: 'Presentkort',
      descriptionHtml:
        '<p>Skickas med e-post.</p><ul><li>Gäller i tre år</li><li>För allt i butiken</li></ul>',
      options: {Value: 'Belopp'},
    },
  },
};
