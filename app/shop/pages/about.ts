import type {LocalizedText} from '~/i18n/languages';
import type {TextSection} from '~/i18n/copy';

export const text = {
  pageTitle: {sv: 'Om oss', en: 'About us'},
  title: {sv: 'Vi gör solglasögon i Sverige', en: 'We make sunglasses in Sweden'},
  lead: {
    sv: 'I kolfiber, trä, titan, återvunnet papper och färgat polykarbonat. För vuxna, och för barn mellan 3 och 10 år.',
    en: 'In carbon fibre, wood, titanium, recycled paper and coloured polycarbonate. For adults, and for children from 3 to 10.',
  },
  description: {
    sv: '{{shop}} har gjort hållbara solglasögon i fem material i Sverige sedan 2015. Vad vi menar med hållbart, och vad vi lovar.',
    en: '{{shop}} has made sustainable sunglasses in five materials in Sweden since 2015. What we mean by sustainable, and what we promise.',
  },
  materials: {sv: 'Fem material', en: 'Five materials'},
  company: {sv: 'Företaget', en: 'The company'},
} as const satisfies Record<string, LocalizedText>;

export const sections: readonly TextSection[] = [
  {
    id: 'sustainable',
    title: {sv: 'Vad vi menar med hållbart', en: 'What we mean by sustainable'},
    blocks: {
      sv: [
        'Att bågen används länge. Gångjärn, skruvar och näskuddar går att byta, [extraglas](/category/lenses) finns till flera modeller, och det som går sönder genom vårt fel lagar vi hellre än byter.',
        'Att materialet redan finns eller går att odla på nytt, så långt det är möjligt: papper som har varit något annat, trä, acetat av bomullsfiber. Kolfiber och titan gör inget av det. De är med för att de håller.',
        'Och att vägen är kort: glasögonen tillverkas i Sverige.',
      ],
      en: [
        'That a frame stays in use for years. Hinges, screws and nose pads can be replaced, [extra lenses](/category/lenses) are sold for several models, and what breaks through our fault we would rather repair than replace.',
        'That the material already exists or can be grown anew, where possible: paper that used to be something else, wood, acetate made from cotton fibre. Carbon fibre and titanium do neither. They are here because they last.',
        'And that distances are short: the glasses are made in Sweden.',
      ],
    },
  },
  {
    id: 'promises',
    title: {sv: 'Vad vi lovar', en: 'What we promise'},
    blocks: {
      sv: [
        {
          terms: [
            ['Frakt', 'Fri över 499 SEK. Vi packar inom 1–2 arbetsdagar.'],
            ['Garanti', '24 månader mot fel i material och tillverkning.'],
            ['Retur', '30 dagars öppet köp, utöver lagens 14 dagars [ångerrätt](/returns).'],
            ['Betalning', 'Säker, med kort eller genom att betala senare.'],
            ['Barn', 'För 3–10 år, och en ny modell minst var tredje månad.'],
          ],
        },
      ],
      en: [
        {
          terms: [
            ['Shipping', 'Free over $100. We pack within 1–2 business days.'],
            ['Warranty', '24 months against faults in material and workmanship.'],
            [
              'Returns',
              '30 days, in addition to the statutory 14-day right of [withdrawal](/returns).',
            ],
            ['Payment', 'Secure, by card or by paying later.'],
            ['Kids', 'For ages 3–10, and a new model at least every three months.'],
          ],
        },
      ],
    },
  },
  {
    id: 'since',
    title: {sv: 'Sedan 2015', en: 'Since 2015'},
    blocks: {
      sv: [
        'Vi började i Göteborg med spill från en båtbyggares kolfiber. [Så gick det till](/story), och [därför håller vi fast vid materialet](/why-carbon-fiber).',
      ],
      en: [
        'We began in Gothenburg with a boatbuilder’s leftover carbon fibre. [This is how it happened](/story), and [this is why we stay with the material](/why-carbon-fiber).',
      ],
    },
  },
];
