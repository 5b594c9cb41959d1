import type {LocalizedText} from '~/i18n/languages';

interface Marketing {
  title: LocalizedText;
  text: LocalizedText;
}

/** The alt text of a collection's picture. */
export const pictureAlt: LocalizedText = {
  sv: 'Kollektionen {{category}} i solljus',
  en: 'The {{category}} collection in sunlight',
};

/** Above the link to the next collection of the menu. */
export const nextCollection: LocalizedText = {sv: 'Nästa kollektion', en: 'Next collection'};

/** At the end of a collection's description for search engines. */
export const promisesOfAll: LocalizedText = {sv: '{{promises}}.', en: '{{promises}}.'};

/** A collection's description for search engines, before the common promises; by handle. */
export const descriptions: Readonly<Record<string, LocalizedText>> = {
  'fibrous': {
    sv: 'Solglasögon i vävd kolfiber: lätta, styva och formstabila. Några har skalmar av acetat eller titan.',
    en: 'Light, rigid frames in woven carbon fibre that hold their shape. Some combine it with acetate or titanium.',
  },
  'eyewood': {
    sv: 'Solglasögon av korslimmad valnöt, ebenholts, lönn och zebrano, och en modell i massiv ene.',
    en: 'Sunglasses in cross-laminated walnut, ebony, maple and zebrano, and one model in solid juniper.',
  },
  'titan': {
    sv: 'Solglasögon i nickelfritt titan med fjädrande skalmar av betatitan, tillverkade i små serier.',
    en: 'Sunglasses in nickel-free titanium with springy beta titanium temples, made in small batches.',
  },
  'engraved': {
    sv: 'Solglasögon med graverade skalmar: vågor, granar, en kompass eller koordinater.',
    en: 'Sunglasses with engraved temples: waves, spruces, a compass or coordinates.',
  },
  'revision': {
    sv: 'Solglasögon av återvunnet papper, pressat så hårt att det går att fräsa.',
    en: 'Sunglasses made of recycled paper, pressed so hard that it can be milled.',
  },
  'mood': {
    sv: 'Färgstarka solglasögon i polykarbonat, acetat och återvunnen plast.',
    en: 'Colourful sunglasses in polycarbonate, acetate and recycled plastic.',
  },
  'kids': {
    sv: 'Solglasögon för barn {{kidsAges}} år, med böjliga skalmar och glas som inte splittras.',
    en: 'Kids’ sunglasses for ages {{kidsAges}}, with flexible temples and shatter-resistant lenses.',
  },
  'lenses': {
    sv: 'Extraglas till våra modeller: gradienttonade, enfärgade, fotokromatiska eller spegelglas.',
    en: 'Extra lenses for our models: gradient, solid-colour, photochromic or mirrored.',
  },
  'carbon-fiber': {
    sv: 'Ett urval bågar med front av vävd kolfiber, i flera former.',
    en: 'A selection from the carbon fibre collection, frames with a woven front in several shapes.',
  },
};

/** The sections under the grids of these collections (specification §2). */
export const marketing: Readonly<Record<string, Marketing>> = {
  fibrous: {
    title: {
      sv: 'Laminerade för\u00A0hand, frästa i ett stycke',
      en: 'Laid up by hand, milled from one piece',
    },
    text: {
      sv: 'Varje front börjar som flera ark vävd kolfiber. Vi lägger arken på varandra, vrider varje ark ett åttondels varv mot det förra och pressar dem till en skiva som fronten fräses ur. Den färdiga bågen väger 17–24 gram med glas och behåller formen både i trettio graders kyla och i en het bil.',
      en: 'Every front begins as woven carbon fibre, laid up in layers, each rotated an eighth of a turn from the one below, and pressed into one panel. We mill the front from that panel. The finished frame weighs 17–24 grams, lenses included, and holds its shape both at thirty degrees below zero and in a hot car.',
    },
  },
  eyewood: {
    title: {sv: 'Inget träd är det andra likt', en: 'No two trees are alike'},
    text: {
      sv: 'Tunna skikt av valnöt, ebenholts, lönn och zebrano limmas med fibrerna i kors, så att bågen tål fukt utan att slå sig. Undantaget är Eyewood En, som sågas ur massiv ene. Ytan är oljad eller såpad, aldrig lackad, och med åren mörknar den där du tar i den. Modellerna är döpta efter träd, men inte alltid efter det de är gjorda av.',
      en: 'Thin layers of walnut, ebony, maple and zebrano are glued with the grain crossed, so that the frame stands up to damp without warping. The exception is Eyewood En, sawn from solid juniper. The surface is oiled or soaped, never varnished, and over the years it darkens where you handle it. Each model is named after a tree, though not always the one it is made of.',
    },
  },
  titan: {
    title: {sv: 'De känns knappt', en: 'You hardly feel them'},
    text: {
      sv: 'Metallen är nickelfri och rostar inte i saltstänk. Metallfronterna är av rent titan, skalmarna av betatitan: en legering som fjädrar tillbaka om du sätter dig på glasögonen. Modellerna görs i små serier. Är din modell slut kan vi göra den på beställning; se köpvillkoren.',
      en: 'The metal is nickel-free and does not rust in salt spray. Metal fronts are pure titanium and the temples beta titanium, an alloy that springs back if you sit on your glasses. Made in small batches: if yours is out of stock, we can make it to order; see our terms.',
    },
  },
  mood: {
    title: {sv: 'Färg rakt igenom', en: 'Colour all the way through'},
    text: {
      sv: 'Polykarbonat och acetat är genomfärgade: under en repa finns samma färg. På flera modeller är glasen tonade efter bågen, så att petrol ser djupare ut och honung varmare i låg sol.',
      en: 'Polycarbonate and acetate are coloured all the way through, so a scratch never shows another colour underneath. On several models the lenses are tinted to match the frame, which makes petrol blue look deeper and honey warmer in low sun.',
    },
  },
  kids: {
    title: {
      sv: 'Byggda för lek, {{kidsAges}} år',
      en: 'Built for play, ages {{kidsAges}}',
    },
    text: {
      sv: 'Rundade kanter och en bred brygga. De flesta modeller är gjorda för {{kidsYounger}} eller {{kidsOlder}} år, Lille för båda. En ny modell kommer {{newKidsModel}}.',
      en: 'Rounded edges and a wide bridge. Most models are made for ages {{kidsYounger}} or {{kidsOlder}}, Lille for both. A new model arrives {{newKidsModel}}.',
    },
  },
};
