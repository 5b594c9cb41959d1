/** A product's Swedish texts; they stand in for the shop's English ones. */
export interface SwedishText {
  title: string;
  /** Plain text, paragraphs separated by a blank line. */
  description: string;
}

interface Measures {
  /** mm, hinge to temple tip. */
  length: number;
  /** mm, across the front; of one lens where lenses are sold loose. */
  width: number;
  /** mm */
  height: number;
  /** g, lenses included; of the pair where lenses are sold loose. */
  weight: number;
  layers: 5 | 7;
}

/** A frame's description, closed by the line of measurements (specification §3). */
export function frameText(paragraphs: readonly string[], measures: Measures): string {
  const {length, width, height} = measures;
  const size = `Längd ${length} mm, bredd ${width} mm, höjd ${height} mm.`;
  return [...paragraphs, `${size} ${weightAndLenses(measures)}`].join('\n\n');
}

/** The description of a loose pair of lenses, closed by the line of measurements (specification §3). */
export function lensText(
  paragraphs: readonly string[],
  measures: Omit<Measures, 'length'>,
): string {
  const size = `Bredd ${measures.width} mm, höjd ${measures.height} mm.`;
  return [...paragraphs, `${size} ${weightAndLenses(measures)}`].join('\n\n');
}

function weightAndLenses({weight, layers}: Pick<Measures, 'weight' | 'layers'>): string {
  return `Vikt ${weight} g. Polariserade glas i ${layers} lager med UV400-skydd.`;
}
