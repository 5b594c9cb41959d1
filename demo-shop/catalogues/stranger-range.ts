import {LANDSCAPE, SQUARE, UPRIGHT, type Entry, type PictureSize} from './build.ts';
import {handleOf} from './handle.ts';

/** The shop's ordinary goods, mixed with the odd ones. */
interface Row {
  title: string;
  /** Kronor. */
  price: number;
}

const NAMES = `
  Bokskog Dungen Fallvind Hällmark Isfjäll Jaktmark Kvarnby Lövås Myrull Nattvik Ormbunke Pilört Rönnby Sävstrand
  Tallkotte Ulvön Vassrugg Ytterby Älgört Ängsull Öresten Brännö Drivved Fågelsång Getrygg Harkrank Islossning Klöver
  Mistel Porla Solvik Timotej Vårflod
`
  .trim()
  .split(/\s+/);

const COLOURS = ['Svart', 'Sköldpadd', 'Klar', 'Havsblå', 'Mossgrön'];

const SHAPES = ['rund', 'fyrkantig', 'oval', 'panto', 'rektangulär'];

/** Sunglasses and reading glasses by turns; every third has two sizes. */
export const glasses: readonly Entry[] = NAMES.map((name, index) => {
  const reading = index % 2 === 1;
  const kind = reading ? 'Läsglasögon' : 'Solglasögon';
  const colours = COLOURS.slice(0, 1 + (index % 4));
  const sizes = index % 3 === 0 ? ['Smal', 'Bred'] : [undefined];
  return {
    handle: handleOf(`${kind} ${name}`),
    title: `${kind} ${name}`,
    vendor: ['Norrsken Optik', 'Bavaria Eyeworks', 'Hemmagjort i Ådalen'][index % 3] ?? '',
    productType: kind,
    description: `Båge i acetat, ${SHAPES[index % SHAPES.length] ?? ''} form. ${
      reading ? 'Slipade glas med antireflex.' : 'Bruna glas i filterkategori 3.'
    }\n\nBredd ${132 + (index % 9) * 2} mm. Vikt ${22 + (index % 11)} g.`,
    collections: [reading ? 'lasglasogon' : 'solglasogon'],
    tags: [SHAPES[index % SHAPES.length] ?? ''],
    variants: colours.flatMap((colour, column) =>
      sizes.map((size, row) => ({
        sku: `G${index}-${column}-${row}`,
        selectedOptions: {Färg: colour, ...(size && {Storlek: size})},
        price: `${395 + index * 20 + row * 50}.00`,
        quantityAvailable: (index + column * 5 + row * 3) % 9,
        picture: column,
      })),
    ),
    pictures: colours.map((): PictureSize => (index % 2 === 0 ? LANDSCAPE : SQUARE)),
    alt: (place) => `${kind} ${name}, ${(colours[place - 1] ?? '').toLowerCase()}`,
  };
});

const KITCHEN = rows(`
  Kaffemugg i stengods:165 | Tekopp utan öra:145 | Skål med fot:290 | Bricka i björk:340 | Skärbräda i alm:420 |
  Saltkar med lock:185 | Smörkniv i enbär:75 | Äggkopp:60 | Kanna i glas:395 | Karaff med propp:350 |
  Grytlapp i lin:95 | Handduk i våffelväv:130 | Förkläde:365 | Honung från Ådalen:89 | Kardemummaknäcke:52
`);

const ROOM = rows(`
  Ljuslykta i smide:275 | Stearinljus, sex stycken:120 | Yllefilt i kypert:1150 | Kudde med fjäder:495 |
  Väggkrok i mässing:110 | Spegel med ram av drivved:870 | Doftljus Tjära:245 | Fågelholk:320 | Korg i spån:385 |
  Tavelram, liten:155 | Bokstöd i gjutjärn:430 | Skohorn i horn:190 | Klädborste:210 | Tvål med björnbär:68 |
  Badhandduk:325 | Rotborste:79 | Snöstjärna i halm:45 | Vykort, tio stycken:99
`);

const DESK = rows(`
  Anteckningsbok, linjerad:149 | Anteckningsbok, blank:149 | Reservoarpenna:540 | Bläck, havsblått:128 |
  Blyertspennor, tolv stycken:96 | Linjal i mässing:175 | Sax i kolstål:285 | Brevkniv:160 | Förstoringsglas:355 |
  Kompass i ficka:445 | Fickkniv:595 | Nyckelring i läder:119 | Plånbok i läder:690 | Pussel, tusen bitar:239 |
  Kortlek:85 | Almanacka:179
`);

function rows(text: string): Row[] {
  return text.split('|').map((row) => {
    const [title = '', price = ''] = row.trim().split(':');
    return {title, price: Number(price)};
  });
}

const GIFT_PICTURES: ReadonlyArray<readonly PictureSize[]> = [
  [SQUARE],
  [UPRIGHT, SQUARE],
  [LANDSCAPE],
  [SQUARE, LANDSCAPE, UPRIGHT],
];

/** Products without options, with pictures of many ratios; the desk's are in no collection. */
export const gifts: readonly Entry[] = [
  ...KITCHEN.map((row, index) => gift(row, index, 'Kök', ['presenter', 'kok'])),
  ...ROOM.map((row, index) => gift(row, index, 'Hem', ['presenter'])),
  ...DESK.map((row, index) => gift(row, index, 'Skrivbord', [])),
];

function gift({title, price}: Row, index: number, kind: string, collections: string[]): Entry {
  return {
    handle: handleOf(title),
    title,
    vendor: ['Drejeriet', 'Kullerbytta', 'Kammakeriet', 'Antikt & Udda'][index % 4] ?? '',
    productType: kind,
    description: `${title}. Gjord i små serier i Norrland.`,
    collections,
    tags: index % 5 === 0 ? ['nyhet'] : [],
    variants: [
      {
        sku: `${kind.toUpperCase()}-${index + 1}`,
        selectedOptions: {},
        price: `${price}.00`,
        quantityAvailable: index % 6 === 5 ? 0 : (index * 7) % 23,
      },
    ],
    pictures: GIFT_PICTURES[index % GIFT_PICTURES.length],
  };
}
