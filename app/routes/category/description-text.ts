import type {Category} from '~/catalogue/categories';
import type {LocalizedText} from '~/i18n/languages';

/** What search engines show of a collection, before the promises that hold for all. */
export const descriptions: Readonly<Record<Category | 'carbon-fiber', LocalizedText>> = {
  'fibrous': {
    sv: 'Solglasögon i vävd kolfiber: lätta, styva och formsäkra, även som hybrider med acetat eller titan.',
    en: 'Sunglasses in woven carbon fibre: light, stiff and true to shape, also as hybrids with acetate or titanium.',
  },
  'eyewood': {
    sv: 'Solglasögon i valnöt, ebenholts, lönn och zebrano, limmade i tunna skikt. Inga två är lika.',
    en: 'Sunglasses in walnut, ebony, maple and zebrano, glued in thin layers. No two are alike.',
  },
  'titan': {
    sv: 'Solglasögon i nickelfritt titan med fjädrande skalmar av betatitan, gjorda i små omgångar.',
    en: 'Sunglasses in nickel-free titanium with springy beta titanium temples, made in small batches.',
  },
  'engraved': {
    sv: 'Solglasögon med graverade skalmar: vågor, granar, koordinater eller ett eget motiv.',
    en: 'Sunglasses with engraved temples: waves, spruces, coordinates or a motif of your own.',
  },
  'revision': {
    sv: 'Solglasögon av återvunnet papper, pressat så hårt att det går att fräsa.',
    en: 'Sunglasses made of recycled paper, pressed so hard that it can be milled.',
  },
  'mood': {
    sv: 'Färgstarka solglasögon i polykarbonat och acetat, infärgade rakt igenom.',
    en: 'Colourful sunglasses in polycarbonate and acetate, dyed right through.',
  },
  'kids': {
    sv: 'Barnsolglasögon för 3–10 år, med böjliga skalmar och glas som inte splittras.',
    en: 'Kids’ sunglasses for ages 3–10, with flexible temples and lenses that do not shatter.',
  },
  'lenses': {
    sv: 'Extraglas till våra modeller: tonade, enfärgade, fotokromatiska eller med spegel.',
    en: 'Extra lenses for our models: gradient, solid, photochromic or mirrored.',
  },
  'carbon-fiber': {
    sv: 'Ett urval ur kollektionen i kolfiber, bågar med front av vävd kolfiber i flera former.',
    en: 'A selection from the carbon fibre collection, frames with a woven front in several shapes.',
  },
};
