import type {TextSection} from '~/i18n/copy';
import type {LocalizedText} from '~/i18n/languages';
import carbon from '~/shop/pictures/carbon-front.jpg?w=320;640;960&format=avif;webp&quality=50&as=scene';
import colour from '~/shop/pictures/colour.jpg?w=320;640;960&format=avif;webp&quality=50&as=scene';
import paper from '~/shop/pictures/recycled-paper.jpg?w=320;640;960&format=avif;webp&quality=50&as=scene';
import wood from '~/shop/pictures/story.jpg?w=320;640;960&format=avif;webp&quality=50&as=scene';
import titanium from '~/shop/pictures/titanium.jpg?w=320;640;960&format=avif;webp&quality=50&as=scene';
import type {BuiltPicture} from '~/ui/scene';

export const text = {
  pageTitle: {sv: 'Om oss', en: 'About us'},
  title: {sv: 'Vi gör solglasögon i Sverige', en: 'We make sunglasses in Sweden'},
  lead: {
    sv: 'I kolfiber, trä, titan, återvunnet papper och färgat polykarbonat. För vuxna, och för barn på {{kidsAges}} år.',
    en: 'In carbon fibre, wood, titanium, recycled paper and coloured polycarbonate. For adults, and for children aged {{kidsAges}}.',
  },
  description: {
    sv: '{{shop}} har gjort hållbara solglasögon i fem material i Sverige sedan {{foundingYear}}. Vad vi menar med hållbart, och vad vi lovar.',
    en: '{{shop}} has made sustainable sunglasses in five materials in Sweden since {{foundingYear}}. What we mean by sustainable, and what we promise.',
  },
  materials: {sv: 'Fem material', en: 'Five materials'},
  company: {sv: 'Företaget', en: 'The company'},
} as const satisfies Record<string, LocalizedText>;

/** What the row of pictures leads to: a collection each. */
export const materials: ReadonlyArray<{category: string; picture: BuiltPicture}> = [
  {category: 'fibrous', picture: carbon},
  {category: 'eyewood', picture: wood},
  {category: 'titan', picture: titanium},
  {category: 'revision', picture: paper},
  {category: 'mood', picture: colour},
];

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
            ['Frakt', 'Fri över {{freeShipping}}. Vi packar inom {{packingDays}} arbetsdagar.'],
            ['Garanti', '{{warrantyMonths}} månader mot fel i material och tillverkning.'],
            [
              'Retur',
              '{{returnDays}} dagars öppet köp. Lagens {{withdrawalDays}} dagars [ångerrätt](/returns) gäller också.',
            ],
            ['Betalning', 'Säker, med kort eller genom att betala senare.'],
            ['Barn', 'För {{kidsAges}} år, och en ny modell {{newKidsModel}}.'],
          ],
        },
      ],
      en: [
        {
          terms: [
            [
              'Shipping',
              'Free over {{freeShipping}}. We pack within {{packingDays}} business days.',
            ],
            ['Warranty', '{{warrantyMonths}} months against faults in material and workmanship.'],
            [
              'Returns',
              '{{returnDays}} days. The statutory {{withdrawalDays}}-day right of [withdrawal](/returns) applies as well.',
            ],
            ['Payment', 'Secure, by card or by paying later.'],
            ['Kids', 'For ages {{kidsAges}}, and a new model {{newKidsModel}}.'],
          ],
        },
      ],
    },
  },
  {
    id: 'since',
    title: {sv: 'Sedan {{foundingYear}}', en: 'Since {{foundingYear}}'},
    blocks: {
      sv: [
        'Vi började i {{foundingPlace}} med spill från en båtbyggares kolfiber. [Så gick det till](/story), och [därför håller vi fast vid materialet](/why-carbon-fiber).',
      ],
      en: [
        'We began in {{foundingPlace}} with a boatbuilder’s leftover carbon fibre. [This is how it happened](/story), and [this is why we stay with the material](/why-carbon-fiber).',
      ],
    },
  },
];
