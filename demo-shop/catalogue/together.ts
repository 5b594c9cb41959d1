/** The frames that a pair of extra lenses is cut for. */
export const fitsFrames: Readonly<Record<string, readonly string[]>> = {
  'linser-terne': ['titan-terne'],
  'titan-extra-lenses-gradient': ['titan-lom'],
  'titan-mirror-lenses': ['titan-lom'],
  'linser-skarv': ['skarv-carbon-fiber-sunglasses', 'engraved-skarv-carbon-fiber'],
  'eyewood-replacement-lenses': ['eyewood-rowan', 'engraved-rowan-waves'],
  'titan-solid-colour-lenses': ['titan-lom'],
  'titan-photochromic-lenses': ['titan-lom'],
  'titanium-v2-mirror-lenses': ['titanium-v2-lom-polarised-lenses'],
};

/** Frames of one width in materials of their own: who likes how one sits can have another. */
const sameWidths: ReadonlyArray<readonly string[]> = [
  ['titan-lom', 'fibrous-kobbe'],
  ['titanium-v2-lom-polarised-lenses', 'revision-drift-paper', 'mood-vag'],
  ['hybrid-atom', 'revision-tang-paper', 'eyewood-lind'],
  ['hybrid-atom-carbon-fiber-acetate-sunglasses', 'eyewood-bjork', 'titan-ejder', 'mood-frost'],
  ['fibrous-labb-carbon-fiber', 'eyewood-rowan', 'titan-alk', 'mood-bris'],
  ['fibrous-klint', 'titan-terne', 'revision-flak-paper'],
  ['skarv-carbon-fiber-sunglasses', 'eyewood-engraved-ask-compass', 'mood-glod'],
  ['eyewood-hassel', 'titan-grip', 'mood-fjell'],
  ['fibrous-orn', 'revision-spant-paper'],
];

/** The extra lenses of a frame. */
export function lensesOf(frame: string): string[] {
  return Object.entries(fitsFrames)
    .filter(([, frames]) => frames.includes(frame))
    .map(([lenses]) => lenses);
}

export function sameWidthAs(frame: string): string[] {
  const widths = sameWidths.find((handles) => handles.includes(frame)) ?? [];
  return widths.filter((handle) => handle !== frame);
}
