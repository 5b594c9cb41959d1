import type {LocalizedText} from '~/i18n/languages';

/** The filters of a list, with the words that decide which products match. */
export interface Kind {
  /** Used in addresses, in both languages. */
  value: string;
  name: LocalizedText;
  /** Lower case; in a product's title, type, tags or option values. */
  words: readonly string[];
  /** An explanation for shoppers. */
  meaning?: LocalizedText;
}

export const materials: readonly Kind[] = [
  {
    value: 'carbon-fibre',
    name: {sv: 'Kolfiber', en: 'Carbon fibre'},
    words: ['carbon fibre', 'carbon fiber', 'carbon', 'kolfiber'],
  },
  {
    value: 'wood',
    name: {sv: 'Trä', en: 'Wood'},
    words: ['wood', 'wooden', 'trä', 'träbåge'],
  },
  {value: 'walnut', name: {sv: 'Valnöt', en: 'Walnut'}, words: ['walnut', 'valnöt']},
  {value: 'ebony', name: {sv: 'Ebenholts', en: 'Ebony'}, words: ['ebony', 'ebenholts']},
  {value: 'maple', name: {sv: 'Lönn', en: 'Maple'}, words: ['maple', 'lönn']},
  {value: 'zebrano', name: {sv: 'Zebrano', en: 'Zebrano'}, words: ['zebrano']},
  {value: 'juniper', name: {sv: 'Ene', en: 'Juniper'}, words: ['juniper', 'ene']},
  {
    value: 'titanium',
    name: {sv: 'Titan', en: 'Titanium'},
    words: ['titanium', 'titan'],
  },
  {
    value: 'recycled-paper',
    name: {sv: 'Återvunnet papper', en: 'Recycled paper'},
    words: ['recycled paper', 'återvunnet papper'],
  },
  {
    value: 'acetate',
    name: {sv: 'Acetat', en: 'Acetate'},
    words: ['acetate', 'acetat'],
    meaning: {
      sv: 'En plast som görs av bomullsfiber.',
      en: 'A plastic made from cotton fibre.',
    },
  },
  {
    value: 'polycarbonate',
    name: {sv: 'Polykarbonat', en: 'Polycarbonate'},
    words: ['polycarbonate', 'polykarbonat'],
    meaning: {
      sv: 'En lätt plast som hellre böjer sig än går av.',
      en: 'A light plastic that bends rather than breaks.',
    },
  },
  {
    value: 'steel',
    name: {sv: 'Stål', en: 'Steel'},
    words: ['steel', 'stainless steel', 'stål', 'rostfritt stål'],
  },
];

/** In the type or tags of lenses without a frame: a material that their words name is the frame's. */
export const looseLenses: readonly string[] = ['lenses', 'linser', 'extraglas'];

/** One of `lenses`: the kind of a product whose metafields give its number of lens layers (`lens_layers`). */
export const layeredLens = 'polarised';

export const lenses: readonly Kind[] = [
  {
    value: 'polarised',
    name: {sv: 'Polariserade', en: 'Polarised'},
    words: ['polarised', 'polarized', 'polariserad', 'polariserade'],
    meaning: {
      sv: 'Tar bort bländande reflexer från vatten, snö och våt asfalt.',
      en: 'Cut the glare from water, snow and wet roads.',
    },
  },
  {
    value: 'gradient',
    name: {sv: 'Gradienttonade', en: 'Gradient'},
    words: ['gradient', 'gradienttonade', 'graderad', 'graderade', 'tonad', 'tonade'],
    meaning: {
      sv: 'Mörkare upptill och ljusare nedtill.',
      en: 'Darker at the top and lighter towards the cheek.',
    },
  },
  {
    value: 'mirror',
    name: {sv: 'Spegelglas', en: 'Mirrored'},
    words: ['mirror', 'mirrored', 'spegel', 'spegelglas', 'guldspegel', 'silverspegel'],
    meaning: {
      sv: 'En blank yta som kastar tillbaka en del av ljuset.',
      en: 'A shiny surface that throws back part of the light.',
    },
  },
  {
    value: 'photochromic',
    name: {sv: 'Fotokromatiska', en: 'Photochromic'},
    words: ['photochromic', 'fotokromatisk', 'fotokromatiska', 'självtonande'],
    meaning: {
      sv: 'Blir mörkare i solen och ljusare i skuggan.',
      en: 'Darken in the sun and lighten in the shade.',
    },
  },
];
