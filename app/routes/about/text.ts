import type {LocalizedText} from '~/i18n/languages';
import type {TextSection} from '~/layout/text-page';

export const text = {
  pageTitle: {sv: 'Om oss', en: 'About'},
  title: {sv: 'Vi gör solglasögon i Sverige', en: 'We make sunglasses in Sweden'},
  lead: {
    sv: 'I kolfiber, trä, titan, återvunnet papper och färgad polykarbonat. För vuxna, och för barn mellan 3 och 10 år.',
    en: 'In carbon fibre, wood, titanium, recycled paper and coloured polycarbonate. For grown-ups, and for children from 3 to 10.',
  },
  description: {
    sv: '{{shop}} gör hållbara solglasögon i fem material i Sverige sedan 2015. Vad vi menar med hållbart, och vad vi lovar.',
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
        'Att bågen används länge. Gångjärn, skruvar och näskuddar går att byta, [glas säljs för sig](/category/lenses) till de flesta modeller, och det som går sönder av vårt fel lagar vi hellre än byter.',
        'Att materialet redan finns eller växer igen, där det går: papper som har varit något annat, trä, acetat av bomullsfiber. Kolfiber och titan gör det inte. De är med för att de håller.',
        'Och att vägen är kort: glasögonen tillverkas i Sverige.',
      ],
      en: [
        'That the frame is used for long. Hinges, screws and nose pads can be replaced, [lenses are sold loose](/category/lenses) for most models, and what breaks by our fault we would rather repair than replace.',
        'That the material exists already or grows again, where that can be: paper that used to be something else, wood, acetate of cotton fibre. Carbon fibre and titanium do not. They are here because they last.',
        'And that the way is short: the glasses are made in Sweden.',
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
            ['Betalning', 'Säker, med kort eller senare.'],
            ['Barn', 'För 3–10 år, och en ny modell minst var tredje månad.'],
          ],
        },
      ],
      en: [
        {
          terms: [
            ['Shipping', 'Free over $100. We pack within 1–2 business days.'],
            ['Warranty', '24 months against faults in material and making.'],
            ['Returns', '30 days, beside the statutory 14 days of [withdrawal](/returns).'],
            ['Payment', 'Secure, by card or later.'],
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
        'We began in Gothenburg with a boatbuilder’s left-over carbon fibre. [This is how](/story), and [this is why we hold on to the material](/why-carbon-fiber).',
      ],
    },
  },
];
