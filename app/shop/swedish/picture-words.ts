/** What pictures show, as the shop's English alternative texts word it, and in Swedish. */

/** They also tell which pictures show the same variant (`app/catalogue/other-views.server.ts`). */
export const views: ReadonlyMap<string, string> = new Map([
  [' at an angle', 'snett framifrån'],
  [' in sunlight', 'i solljus'],
  [' from the front', 'framifrån'],
  [' from the side', 'från sidan'],
  [' from behind', 'bakifrån'],
  [' from above', 'ovanifrån'],
  [' with its case', 'med sitt fodral'],
  [', folded', 'hopfällda'],
  [', temple in front', 'skalmen närmast'],
  [', close up', 'närbild'],
]);

/** Those that show more than a pair, and so are of use in another colour. */
export const viewsOfMore: ReadonlySet<string> = new Set([' with its case']);

/** What follows "i" in Swedish: colours and materials. */
export const hues: ReadonlyMap<string, string> = new Map([
  ['black', 'svart'],
  ['white', 'vitt'],
  ['grey', 'grått'],
  ['smoke', 'rökgrått'],
  ['silver', 'silver'],
  ['gold', 'guld'],
  ['brown', 'brunt'],
  ['natural', 'naturfärg'],
  ['red', 'rött'],
  ['orange', 'orange'],
  ['amber', 'bärnsten'],
  ['yellow', 'gult'],
  ['green', 'grönt'],
  ['teal', 'blågrönt'],
  ['petrol', 'petrol'],
  ['blue', 'blått'],
  ['pink', 'rosa'],
  ['rose', 'rosé'],
  ['honey', 'honung'],
  ['tortoise', 'sköldpaddsmönster'],
  ['walnut', 'valnöt'],
  ['ebony', 'ebenholts'],
  ['maple', 'lönn'],
  ['zebrano', 'zebrano'],
  ['juniper', 'ene'],
  ['titanium', 'titan'],
  ['brushed titanium', 'borstat titan'],
  ['black titanium', 'svart titan'],
  ['carbon fibre', 'kolfiber'],
  ['black carbon fibre', 'svart kolfiber'],
  ['recycled paper', 'återvunnet papper'],
  ['natural recycled paper', 'naturfärgat återvunnet papper'],
  ['honey acetate', 'honungsfärgat acetat'],
  ['petrol acetate', 'petrolfärgat acetat'],
  ['tortoise acetate', 'sköldpaddsmönstrat acetat'],
]);

export const nouns: ReadonlyMap<string, string> = new Map([
  ['lenses', 'glas'],
  ['mirror lenses', 'spegelglas'],
  ['gradient lenses', 'gradienttonade glas'],
  ['front', 'front'],
  ['temples', 'skalmar'],
]);

/** Parts that have no colour. */
export const plainParts: ReadonlyMap<string, string> = new Map([
  ['photochromic lenses', 'fotokromatiska glas'],
  ['clear lenses', 'klara glas'],
  ['waves', 'vågor'],
  ['spruces', 'granar'],
  ['coordinates', 'koordinater'],
  ['a compass', 'en kompass'],
]);

/** Alt texts that do not begin with a product's name. */
export const sentences: ReadonlyMap<string, string> = new Map([
  [
    'Waves and spruces burnt into a walnut temple',
    'Vågor och granar inbrända i en skalm av valnöt',
  ],
  ['Waves burnt into an ebony temple', 'Vågor inbrända i en skalm av ebenholts'],
  ['Spruces burnt into a walnut temple', 'Granar inbrända i en skalm av valnöt'],
  ['A compass rose burnt into a maple temple', 'En kompassros inbränd i en skalm av lönn'],
  ['A position burnt into a zebrano temple', 'En position inbränd i en skalm av zebrano'],
  ['A position cut into a carbon fibre temple', 'En position inskuren i en skalm av kolfiber'],
  ['A loose pair of gold mirror lenses', 'Ett par lösa spegelglas i guld'],
]);
