import type {CatalogueProduct, FrameMaterial, LensTint} from './types.ts';

const materials: Readonly<Record<FrameMaterial, string>> = {
  'carbon': '#2a2d31',
  'carbon-red': '#7f1d22',
  'carbon-blue': '#1f4f80',
  'walnut': '#6b4a33',
  'ebony': '#3d2c22',
  'juniper': '#c07f52',
  'maple': '#d9b98c',
  'zebrano': '#b08453',
  'titanium': '#b9bab8',
  'titanium-black': '#2e3134',
  'titanium-gold': '#cfae76',
  'paper': '#d8d1c1',
  'paper-blue': '#5f7d92',
  'paper-black': '#3b3b37',
  'acetate-petrol': '#2f7f80',
  'acetate-honey': '#cf8a3a',
  'acetate-rose': '#c64a58',
  'acetate-tortoise': '#7a4418',
  'plastic-orange': '#e4683a',
  'plastic-teal': '#2f9a9c',
  'plastic-yellow': '#efbd3f',
  'plastic-blue': '#3f72b8',
  'plastic-pink': '#e58fa0',
  'plastic-green': '#6a9f5b',
};

const tints: Readonly<Record<LensTint, string>> = {
  'smoke': '#33363a',
  'smoke-gradient': '#77797b',
  'brown': '#4d3422',
  'brown-gradient': '#8a6844',
  'green': '#2f4639',
  'amber': '#b66f1f',
  'rose-gradient': '#b98281',
  'petrol': '#21565c',
  'blue-mirror': '#1b6fb0',
  'gold-mirror': '#d29a33',
  'silver-mirror': '#a9b2b8',
  'photochromic': '#8f9995',
};

/** The colours that a shop's owner would give the values of an option, by value: none where it is about something else. */
export function swatchesOf(product: CatalogueProduct, option: string): Record<string, string> {
  const looks = new Map(
    product.variants.map(({selectedOptions, look}) => [
      selectedOptions[option] ?? '',
      {...product.look, ...look},
    ]),
  );
  const sameFront = new Set(Array.from(looks.values(), ({material}) => material)).size === 1;
  const colours = Array.from(looks, ([value, {lens, material, temples}]) => {
    if (option === 'Lens') return [value, tints[lens]];
    // A black front with temples in honey is known by its temples.
    return [value, materials[sameFront && looks.size > 1 && temples ? temples : material]];
  });
  return ['Lens', 'Colour', 'Material'].includes(option)
    ? (Object.fromEntries(colours) as Record<string, string>)
    : {};
}
