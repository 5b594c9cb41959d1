import type {LocalizedText} from '~/i18n/languages';

const views: ReadonlyMap<string, string> = new Map([
  [' at an angle', 'snett framifrån'],
  [' from the front', 'framifrån'],
  [' from the side', 'från sidan'],
  [' from behind', 'bakifrån'],
  [' from above', 'ovanifrån'],
  [' in its case', 'i fodralet'],
  [', folded', 'hopfällda'],
  [', close up', 'närbild'],
]);

/** What follows "i" in Swedish: colours and materials. */
const hues: ReadonlyMap<string, string> = new Map([
  ['black', 'svart'],
  ['white', 'vitt'],
  ['grey', 'grått'],
  ['smoke', 'rökgrått'],
  ['silver', 'silver'],
  ['gold', 'guld'],
  ['brown', 'brunt'],
  ['natural', 'natur'],
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
  ['tortoise acetate', 'sköldpaddsfärgat acetat'],
]);

const nouns: ReadonlyMap<string, string> = new Map([
  ['lenses', 'glas'],
  ['mirror lenses', 'spegelglas'],
  ['gradient lenses', 'tonade glas'],
  ['front', 'front'],
  ['temples', 'skalmar'],
]);

/** Parts that have no colour. */
const plainParts: ReadonlyMap<string, string> = new Map([
  ['photochromic lenses', 'fotokromatiska glas'],
  ['clear lenses', 'klara glas'],
  ['waves', 'vågor'],
  ['spruces', 'granar'],
  ['coordinates', 'koordinater'],
  ['a compass', 'en kompass'],
]);

/** Sentences that are no product's name with what is seen of it. */
const sentences: ReadonlyMap<string, string> = new Map([
  [
    'Waves, spruces and a latitude burnt into a walnut temple',
    'Vågor, granar och en latitud inbrända i en skalm av valnöt',
  ],
  ['A loose pair of gold mirror lenses', 'Ett par lösa spegelglas i guld'],
]);

/**
 * What a picture shows, in Swedish, from the shop's English words for it: the product's name, its colours and
 * the view. Undefined if a word of it is not known: better the product's name alone than half a translation.
 */
export function swedishAltText(title: LocalizedText, english: string): string | undefined {
  const sentence = sentences.get(english);
  if (sentence) return sentence;
  const view = [...views.keys()].find((ending) => english.endsWith(ending));
  const subject = view ? english.slice(0, -view.length) : english;
  const hinge = subject.startsWith('Hinge of ');
  const details = detailsOf(title.en, hinge ? subject.slice('Hinge of '.length) : subject);
  if (!details) return undefined;
  const name = hinge ? `Gångjärnet på ${title.sv}` : title.sv;
  return [name, ...details, ...(view ? [views.get(view)] : [])].join(', ');
}

/** What comes after the product's name, or after as many of its words as are used. */
function detailsOf(title: string, subject: string): string[] | undefined {
  const [, name = '', hue, parts] = /^(.+?)(?: in (.+?))?(?: with (.+))?$/.exec(subject) ?? [];
  if (!`${title.replaceAll(',', '')} `.startsWith(`${name.replaceAll(',', '')} `)) return undefined;
  const details = [...(hue ? [hueIn(hue)] : []), ...(parts ? [partsWith(parts)] : [])];
  return details.every((detail) => detail !== undefined) ? details : undefined;
}

function hueIn(english: string): string | undefined {
  const [, base = english, finish] = /^(.+) (gradient|mirror)$/.exec(english) ?? [];
  const hue = hues.get(base);
  if (!hue) return undefined;
  if (finish === 'mirror') return `med spegel i ${hue}`;
  return finish === 'gradient' ? `i tonat ${hue}` : `i ${hue}`;
}

function partsWith(english: string): string | undefined {
  const parts = english.split(/, | and /).map((part) => {
    const [, hue = '', kind = ''] =
      /^(.+?) ((?:mirror |gradient )?lenses|front|temples)$/.exec(part) ?? [];
    const noun = nouns.get(kind);
    return noun && hues.has(hue) ? `${noun} i ${hues.get(hue)}` : plainParts.get(part);
  });
  if (!parts.every((part) => part !== undefined)) return undefined;
  return `med ${new Intl.ListFormat('sv').format(parts)}`;
}
