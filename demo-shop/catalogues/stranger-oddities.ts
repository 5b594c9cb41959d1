import {
  drawing,
  LANDSCAPE,
  PANORAMA,
  SQUARE,
  TALL,
  TINY,
  UPRIGHT,
  type Entry,
  type PictureSize,
} from './build.ts';
import type {Variant} from './goods.ts';
import {lowestPrice, manufacturer, safety} from './metafields.ts';

const BAVARIA = 'Bavaria Eyeworks';

/** One variant, without options. */
function single(sku: string, price: string, more: Partial<Variant> = {}): Variant[] {
  return [{sku, selectedOptions: {}, price, quantityAvailable: 8, ...more}];
}

/** Every combination of two options. @param stock of the combination with an index */
function grid(
  sku: string,
  price: string,
  [first, second]: readonly [Option, Option],
  stock: (index: number) => number,
): Variant[] {
  return first.values.flatMap((one, row) =>
    second.values.map((other, column) => {
      const index = row * second.values.length + column;
      return {
        sku: `${sku}-${index + 1}`,
        selectedOptions: {[first.name]: one, [second.name]: other},
        price,
        quantityAvailable: stock(index),
      };
    }),
  );
}

interface Option {
  name: string;
  values: readonly string[];
}

const STRENGTHS = Array.from({length: 25}, (_, step) => {
  const dioptres = (step - 12) / 2;
  return `${dioptres > 0 ? '+' : ''}${dioptres.toFixed(2).replace('.', ',')}`;
});

/** Goods that have broken storefronts: words, prices, stock, options, markup, pictures. */
export const oddities: readonly Entry[] = [
  // Words that other shops' rules react to.
  {
    handle: 'titan-aviator',
    title: 'Titan Aviator',
    vendor: BAVARIA,
    productType: 'Solglasögon',
    description:
      'Featherlight titan båge, made in Bavaria. Pilotform med dubbel brygga och gröna glas.\n\nSpring hinges, matt finish. Levereras i hårt fodral.',
    collections: ['solglasogon'],
    tags: ['titan', 'pilot', 'made in Bavaria'],
    variants: [
      {sku: 'TA-S', selectedOptions: {Färg: 'Silver'}, price: '1495.00', quantityAvailable: 4},
      {sku: 'TA-M', selectedOptions: {Färg: 'Matt svart'}, price: '1595.00', quantityAvailable: 9},
    ],
    pictures: [LANDSCAPE, LANDSCAPE, SQUARE],
    metafields: [
      manufacturer('Bavaria Eyeworks GmbH\nWerkstraße 4\n87509 Immenstadt, Tyskland'),
      safety('Solglasögon i filterkategori 3. Inte för bilkörning i mörker.'),
    ],
  },
  {
    handle: 'oak-and-bone',
    title: 'Oak and Bone',
    vendor: 'Kammakeriet',
    productType: 'Kammar',
    description:
      'Kam med rygg av oljad ek och tänder av ben, filad för hand.\n\nTorka av den med en fuktad trasa. Inte för diskmaskin.',
    collections: ['presenter'],
    tags: ['ek', 'ben'],
    variants: single('OAB', '349.00'),
    pictures: [PANORAMA, SQUARE],
  },
  {
    handle: 'hybrid-atom',
    title: 'Hybrid Atom',
    vendor: 'Norrsken Optik',
    productType: 'Solglasögon',
    descriptionHtml: `<p>Fyrkantig båge i anodiserad aluminium. Glasen är <strong>inte polariserade</strong>.</p>
<table><tbody>
<tr><th>Längd</th><td>150 mm</td></tr>
<tr><th>Bredd</th><td>146 mm</td></tr>
<tr><th>Vikt</th><td>41 g</td></tr>
<tr><th>Material</th><td>Aluminium</td></tr>
</tbody></table>`,
    collections: ['solglasogon'],
    tags: ['aluminium'],
    variants: [
      {sku: 'HA-B', selectedOptions: {Färg: 'Blå'}, price: '899.00', quantityAvailable: 6},
      {sku: 'HA-R', selectedOptions: {Färg: 'Röd'}, price: '899.00', quantityAvailable: 0},
    ],
    pictures: [SQUARE, SQUARE],
  },
  {
    handle: 'carbon-bike-bottle-cage',
    title: 'Carbon bike bottle cage',
    vendor: 'Kedja & Krans',
    productType: 'Cykeltillbehör',
    description: 'Flaskhållare för cykelram. Väger 23 gram och tar flaskor med 74 mm diameter.',
    tags: ['cykel', 'carbon'],
    variants: single('CBBC', '429.00'),
  },
  {
    handle: 'kids-cap',
    title: 'Kids’ cap',
    vendor: 'Kullerbytta',
    productType: 'Mössor',
    description: 'Randig keps i bomull med spänne i nacken.',
    collections: ['presenter'],
    tags: ['kids', 'bomull'],
    variants: [
      {sku: 'KC-48', selectedOptions: {Storlek: '48–50 cm'}, price: '149.00', quantityAvailable: 3},
      {sku: 'KC-52', selectedOptions: {Storlek: '52–54 cm'}, price: '149.00', quantityAvailable: 5},
    ],
  },
  {
    handle: 'barnboken-om-ljuset',
    title: 'Barnboken om ljuset',
    vendor: 'Bokbänken',
    productType: 'Böcker',
    description: 'Bilderbok om varför himlen är blå. 32 sidor, inbunden.',
    collections: ['presenter'],
    variants: single('BOL', '189.00', {quantityAvailable: 21}),
  },
  {
    handle: 'mood-ring',
    title: 'Mood Ring',
    vendor: 'Kammakeriet',
    productType: 'Smycken',
    description: 'Ring som byter färg efter handens värme.',
    collections: ['presenter'],
    variants: [
      {sku: 'MR-16', selectedOptions: {Storlek: '16 mm'}, price: '79.00', quantityAvailable: 0},
      {sku: 'MR-18', selectedOptions: {Storlek: '18 mm'}, price: '79.00', quantityAvailable: 14},
    ],
  },
  {
    handle: 'engraved-ring-dish',
    title: 'Engraved ring dish',
    vendor: 'Drejeriet',
    productType: 'Keramik',
    description: 'Litet fat för ringar, med ingraverad kant. Tål diskmaskin.',
    collections: ['presenter'],
    variants: single('ERD', '225.00'),
    metafields: [safety('Glaserad insida. Inte avsedd för livsmedel.')],
  },
  {
    handle: 'lens-cleaning-spray',
    title: 'Lens cleaning spray 60 ml',
    vendor: 'Norrsken Optik',
    productType: 'Skötsel',
    description: 'Rengöringsspray för alla glas, även behandlade.',
    variants: single('LCS', '69.00', {quantityAvailable: null}),
    metafields: [
      manufacturer('Norrsken Optik AB\nBruksgatan 9, 871 31 Härnösand\nkontakt@norrsken.example'),
      safety('Irriterar ögonen. Förvaras oåtkomligt för barn.\n\nH319 · P102 · P305+P351+P338'),
    ],
  },
  {
    handle: 'titan-termos',
    title: 'Termos i titan, 0,5 l',
    vendor: 'Kedja & Krans',
    productType: 'Termosar',
    description: 'Dubbelväggig termos. Håller varmt i åtta timmar.',
    variants: single('TT', '899.00'),
  },

  // Stock and prices.
  {
    handle: 'presentkort',
    title: 'Presentkort',
    productType: 'Presentkort',
    isGiftCard: true,
    description: 'Skickas med e-post och gäller i två år.',
    collections: ['presenter'],
    variants: ['250', '500', '1 000'].map((value) => ({
      sku: `PK-${value.replace(' ', '')}`,
      selectedOptions: {Valör: `${value} kr`},
      price: `${value.replace(' ', '')}.00`,
      quantityAvailable: null,
    })),
    pictures: [LANDSCAPE],
  },
  {
    handle: 'lasglasogon-pa-vag',
    title: 'Läsglasögon Enris, nästa leverans',
    vendor: 'Norrsken Optik',
    productType: 'Läsglasögon',
    description: 'Går att beställa nu. Vi skickar dem när de har kommit från fabriken, i mars.',
    collections: ['lasglasogon'],
    tags: ['förbeställning'],
    variants: [
      {
        sku: 'ENR-10',
        selectedOptions: {Styrka: '+1,00'},
        price: '395.00',
        quantityAvailable: 0,
        continueSelling: true,
      },
      {
        sku: 'ENR-20',
        selectedOptions: {Styrka: '+2,00'},
        price: '395.00',
        quantityAvailable: -7,
        continueSelling: true,
      },
    ],
  },
  {
    handle: 'storm-fingervantar',
    title: 'Storm, fingervantar',
    vendor: 'Kullerbytta',
    productType: 'Vantar',
    description: 'Ullvantar som går att använda med telefonen.',
    collections: ['presenter'],
    variants: ['XS', 'S', 'M', 'L', 'XL'].map((size, index) => ({
      sku: `STORM-${size}`,
      selectedOptions: {Färg: 'Grafit', Storlek: size},
      price: size === 'XL' ? '329.00' : '299.00',
      quantityAvailable: index === 0 ? 0 : 4 + index,
    })),
  },
  {
    handle: 'runda-nickel',
    title: 'Runda, förnicklade',
    vendor: 'Norrsken Optik',
    productType: 'Solglasögon',
    description: 'Sista upplagan är slut. Vi gör inga fler.',
    collections: ['solglasogon'],
    variants: [
      {sku: 'RN-G', selectedOptions: {Färg: 'Grön'}, price: '649.00', quantityAvailable: 0},
      {sku: 'RN-B', selectedOptions: {Färg: 'Brun'}, price: '599.00', quantityAvailable: 0},
    ],
  },
  {
    handle: 'enstyrkeglas-alla-styrkor',
    title: 'Enstyrkeglas, alla styrkor',
    vendor: 'Norrsken Optik',
    productType: 'Läsglasögon',
    description:
      'Slipas efter ditt recept. Just nu finns en enda kombination i lager; de andra kommer i vår.',
    collections: ['lasglasogon'],
    // 175 variants: the only one for sale stands in the second hundred.
    variants: grid(
      'ESG',
      '749.00',
      [
        {name: 'Färg', values: ['Svart', 'Brun', 'Blå', 'Grön', 'Röd', 'Klar', 'Rosa']},
        {name: 'Styrka', values: STRENGTHS},
      ],
      (index) => (index === 131 ? 2 : 0),
    ),
  },
  {
    handle: 'kulor-i-alla-farger',
    title: 'Glaskulor, hela färgkartan',
    vendor: 'Drejeriet',
    productType: 'Glas',
    description: 'Blåsta kulor i 25 färger och tio storlekar.',
    collections: ['presenter'],
    // 250 variants, as many as a page of them may hold.
    variants: grid(
      'KULA',
      '35.00',
      [
        {name: 'Färg', values: Array.from({length: 25}, (_, index) => `Kulör ${index + 1}`)},
        {name: 'Storlek', values: Array.from({length: 10}, (_, index) => `${index + 2} cm`)},
      ],
      (index) => index % 3,
    ),
  },
  {
    handle: 'putsduk-gratis',
    title: 'Putsduk, gratis',
    vendor: 'Norrsken Optik',
    productType: 'Skötsel',
    description: 'En per kund.',
    variants: single('DUK0', '0.00', {quantityAvailable: null}),
  },
  {
    handle: 'optikerns-skap',
    title: 'Optikerns skåp, 1890-tal',
    vendor: 'Antikt & Udda',
    productType: 'Möbler',
    description: 'Valnöt med 64 lådor, handmålade skyltar och alla nycklar. Hämtas i Härnösand.',
    variants: single('SKAP', '1299000.00', {quantityAvailable: 1}),
    pictures: [TALL, LANDSCAPE],
  },
  {
    handle: 'rea-utan-uppgift',
    title: 'Solglasögon Gryning',
    vendor: 'Norrsken Optik',
    productType: 'Solglasögon',
    description: 'Fjolårets färg.',
    collections: ['solglasogon'],
    variants: single('GRY', '499.00', {compareAtPrice: '799.00'}),
  },
  {
    handle: 'rea-med-lagsta-pris',
    title: 'Solglasögon Skymning',
    vendor: 'Norrsken Optik',
    productType: 'Solglasögon',
    description: 'Nedsatt i två veckor.',
    collections: ['solglasogon'],
    variants: single('SKY', '599.00', {
      compareAtPrice: '799.00',
      metafields: [lowestPrice('799.00', 'SEK')],
    }),
  },
  {
    handle: 'rea-som-sager-emot-sig',
    title: 'Solglasögon Middag',
    vendor: 'Norrsken Optik',
    productType: 'Solglasögon',
    description: 'Var billigare förra veckan.',
    collections: ['solglasogon'],
    variants: single('MID', '649.00', {
      compareAtPrice: '999.00',
      metafields: [lowestPrice('629.00', 'SEK')],
    }),
  },
  {
    handle: 'rea-baklanges',
    title: 'Solglasögon Midnatt',
    vendor: 'Norrsken Optik',
    productType: 'Solglasögon',
    description: 'Jämförpriset är lägre än priset.',
    collections: ['solglasogon'],
    variants: single('MIN', '699.00', {
      compareAtPrice: '599.00',
      metafields: [lowestPrice('599.00', 'SEK')],
    }),
  },

  // Options.
  {
    handle: 'one-size-halsduk',
    title: 'Halsduk i lammull',
    vendor: 'Kullerbytta',
    productType: 'Halsdukar',
    description: 'Vävd i Sjuhärad.',
    collections: ['presenter'],
    variants: [
      {sku: 'HALS', selectedOptions: {Size: 'One size'}, price: '595.00', quantityAvailable: 7},
    ],
  },
  {
    handle: 'bygg-din-bage',
    title: 'Bygg din båge',
    vendor: BAVARIA,
    productType: 'Solglasögon',
    description: 'Välj front, skalmar och glas. Alla går inte ihop.',
    collections: ['solglasogon'],
    options: [
      {name: 'Front', values: ['Ek', 'Horn', 'Stål']},
      {name: 'Skalmar', values: ['Korta', 'Långa']},
      {name: 'Glas', values: ['Grå', 'Grön', 'Utan']},
    ],
    variants: [
      ['Ek', 'Korta', 'Grå', 3],
      ['Ek', 'Långa', 'Grön', 0],
      ['Horn', 'Korta', 'Grön', 2],
      ['Horn', 'Långa', 'Grå', 6],
      ['Stål', 'Långa', 'Utan', 1],
    ].map(([front, temples, lens, pieces], index) => ({
      sku: `BDB-${index + 1}`,
      selectedOptions: {Front: String(front), Skalmar: String(temples), Glas: String(lens)},
      price: `${1800 + index * 150}.00`,
      quantityAvailable: Number(pieces),
    })),
    pictures: [LANDSCAPE, SQUARE, UPRIGHT],
  },

  // Titles.
  {
    handle: 'mycket-lang-titel',
    title:
      'Handvävd brillfodral i vaxad bomull med foder av kasserade segel från hela ostkusten, numrerad, signerad och levererad i en ask av återvunnen wellpapp med plats för både glasögon, putsduk och en liten skruvmejsel',
    vendor: 'Segelmakarns Rester och Återbruk i Södra Skärgården Ekonomisk Förening',
    productType: 'Fodral',
    description: 'Varje fodral är olika.',
    collections: ['presenter'],
    variants: single('LANG', '279.00'),
  },
  {
    handle: 'obrytbart-ord',
    title: 'Solglasögonfodralsförvaringsskåpsnyckelringshängarefästesbricka',
    vendor: 'Antikt & Udda',
    productType: 'Nyckelringshängarefästen',
    description: `Bricka i mässing.\n\n${'Nordvästersjökustartilleriflygspaningssimulatoranläggningsmateriel'.repeat(2)}`,
    variants: [
      {
        sku: 'ORD',
        selectedOptions: {Ytbehandlingsförfarande: 'Elektrolytiskförnicklingsbehandlad'},
        price: '19.00',
        quantityAvailable: 90,
      },
      {
        sku: 'ORD2',
        selectedOptions: {Ytbehandlingsförfarande: 'Obehandlad'},
        price: '15.00',
        quantityAvailable: 90,
      },
    ],
  },
  {
    handle: 'strand-☀️',
    title: 'Strand ☀️🌊 för två 👩‍👩‍👧',
    vendor: 'Kullerbytta',
    productType: 'Solglasögon',
    description: 'Två par i samma ask 🎁 – ett större, ett mindre.',
    collections: ['solglasogon'],
    tags: ['🎁', 'två-pack'],
    variants: single('STR', '449.00'),
  },
  {
    handle: 'نظارات-شمسية',
    title: 'نظارات شمسية خفيفة',
    vendor: 'نور',
    productType: 'Solglasögon',
    description: 'إطار من الفولاذ المقاوم للصدأ. الوزن ٢٤ غرامًا.\n\nSwedish: stålbåge, 24 g.',
    collections: ['solglasogon'],
    variants: single('NUR', '759.00'),
    pictures: [SQUARE],
  },
  {
    handle: 'b-fet-b-citat',
    title: '<b>Fet</b> & "citat" – \'apostrof\' < 100 kr </title>',
    vendor: 'Antikt & Udda <AB>',
    productType: 'Bok & papper',
    description: 'Bokmärke med <tecken> & "citationstecken".',
    tags: ['<script>', '"citat"', 'a & b'],
    variants: single('FET', '95.00'),
    alt: () => 'Bokmärke med "citat" & <tecken>',
  },
  {
    handle: 'samma-namn',
    title: 'Samma namn',
    vendor: 'Drejeriet',
    productType: 'Keramik',
    description: '',
    collections: ['presenter'],
    variants: single('SAM-1', '120.00'),
  },
  {
    handle: 'samma-namn-1',
    title: 'Samma namn',
    vendor: 'Drejeriet',
    productType: '',
    description: 'Den andra med samma namn.',
    variants: single('SAM-2', '140.00'),
  },

  // Markup.
  {
    handle: 'verkstadsglasogon',
    title: 'Verkstadsglasögon 22',
    vendor: 'Norrsken Optik',
    productType: 'Skyddsglasögon',
    descriptionHtml: `<meta charset="utf-8"><h1>Verkstadsglasögon</h1>
<p style="color: #ff0000; font-size: 40px">Skyddar från <b>sidan</b>, <i>ovanifrån</i> och <u>underifrån</u>.</p>
<h2>I asken</h2>
<ul><li>Ett par glasögon</li><li>Två extra glas<ul><li>gula</li><li>klara</li></ul></li><li>Fodral</li></ul>
<h3>Så gör du</h3>
<ol><li>Skölj glasen.</li><li>Torka med duken.</li></ol>
<table border="1" width="900"><thead><tr><th>Mått</th><th>S</th><th>M</th><th>L</th><th>Tål enligt tillverkaren</th></tr></thead>
<tbody><tr><td>Bredd</td><td>136 mm</td><td>142 mm</td><td>148 mm</td><td>Slag på 45 m/s från alla håll</td></tr>
<tr><td>Vikt</td><td>31 g</td><td>33 g</td><td>36 g</td><td>−20 till 55 °C</td></tr></tbody></table>
<p><a href="https://example.com/intyg.pdf" target="_blank">Intyget</a>, <a href="/pages/skotsel">skötselråd</a>, <a href="javascript:alert(1)">mer</a>.</p>
<p><img src="https://example.com/saknas.jpg" alt="Måttskiss" width="1600" height="900"></p>
<blockquote>Bäst i test.</blockquote>
<hr>
<div onclick="alert(1)">Tryck här</div>
<script>document.title = 'Övertagen';</script>
<style>body { display: none }</style>
<iframe src="https://example.com/film"></iframe>
<p>&nbsp;</p><p><br></p>
<p>Sista stycket &amp; slut.</p>`,
    variants: ['S', 'M', 'L'].map((size) => ({
      sku: `VG-${size}`,
      selectedOptions: {Storlek: size},
      price: '545.00',
      quantityAvailable: 5,
    })),
    metafields: [safety('Personlig skyddsutrustning kategori II.')],
  },
  {
    handle: 'oavslutad-html',
    title: 'Servett i lin',
    vendor: 'Kullerbytta',
    productType: 'Textil',
    descriptionHtml: '<p>Tvättas i 60°<p>Krymper <b>3 %<div>Säljs styckvis',
    collections: ['presenter'],
    variants: single('SERV', '85.00'),
  },

  // Pictures.
  {
    handle: 'utan-bild',
    title: 'Skruvsats',
    vendor: 'Norrsken Optik',
    productType: 'Reservdelar',
    description: 'Åtta skruvar och en mejsel.',
    variants: single('SKRUV', '59.00', {quantityAvailable: 200}),
    pictures: [],
  },
  {
    handle: 'smal-vas',
    title: 'Smal vas',
    vendor: 'Drejeriet',
    productType: 'Keramik',
    description: 'För en enda blomma.',
    collections: ['presenter'],
    variants: single('VAS', '320.00'),
    pictures: [TALL, TALL],
  },
  {
    handle: 'liten-bild',
    title: 'Knapp i horn',
    vendor: 'Kammakeriet',
    productType: 'Sybehör',
    description: '18 mm, fyra hål.',
    variants: single('KNAPP', '12.00', {quantityAvailable: 400}),
    pictures: [TINY],
  },
  {
    handle: 'bred-bild',
    title: 'Bordslöpare',
    vendor: 'Kullerbytta',
    productType: 'Textil',
    description: '40 × 220 cm.',
    collections: ['presenter'],
    variants: single('LOPARE', '410.00'),
    pictures: [PANORAMA, LANDSCAPE, TALL, SQUARE, TINY],
  },
  {
    handle: 'tolv-bilder',
    title: 'Glasögonsnöre',
    vendor: 'Norrsken Optik',
    productType: 'Tillbehör',
    description: 'Flätat snöre. Den röda färgen visas på den tolfte bilden, den gula på en egen.',
    variants: [
      {
        sku: 'SN-B',
        selectedOptions: {Färg: 'Blå'},
        price: '99.00',
        quantityAvailable: 4,
        picture: 0,
      },
      {
        sku: 'SN-R',
        selectedOptions: {Färg: 'Röd'},
        price: '99.00',
        quantityAvailable: 4,
        picture: 11,
      },
      {
        sku: 'SN-G',
        selectedOptions: {Färg: 'Gul'},
        price: '99.00',
        quantityAvailable: 4,
        picture: {
          altText: 'Gult glasögonsnöre',
          drawing: drawing('Gult glasögonsnöre', SQUARE, 0),
        },
      },
    ],
    pictures: Array.from({length: 12}, (): PictureSize => SQUARE),
    alt: (place) => `Glasögonsnöre, bild ${place}`,
  },
];
