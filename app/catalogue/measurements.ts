import {closingSentences} from '~/shop/measurements';

/** What a description's closing sentence says of size and lenses (specification §3). */
export interface Measurements {
  /** mm, hinge to temple tip; absent where lenses are sold loose. */
  length?: number;
  /** mm, across the front; of one lens where lenses are sold loose. */
  width: number;
  /** mm */
  height: number;
  /** g, lenses included; of the pair where lenses are sold loose. */
  weight: number;
  /** Of the polarised lenses. */
  layers: number;
}

const number = String.raw`(\d+(?:[.,]\d+)?)`;

// Shopify gives a description as one line, too: the sentence follows another one, or stands alone.
const sentences = Object.values(closingSentences).map((sentence) => {
  const source = sentence.replaceAll('#', number).replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`(^|[.!?]\s+|\n)${source}\s*$`, 'u');
});

/**
 * Parts a description from the measurements that it ends with, so that they can be shown as a table. A description
 * that ends otherwise stays prose as a whole: better told twice as long than half.
 */
export function splitMeasurements(description: string): {
  prose: string;
  measurements?: Measurements;
} {
  for (const sentence of sentences) {
    const match = sentence.exec(description);
    const [, before = '', length, width, height, weight, layers] = match ?? [];
    if (!match || !width || !height || !weight || !layers) continue;
    return {
      prose: (description.slice(0, match.index) + before).trimEnd(),
      measurements: {
        ...(length && {length: parse(length)}),
        width: parse(width),
        height: parse(height),
        weight: parse(weight),
        layers: parse(layers),
      },
    };
  }
  return {prose: description};
}

function parse(text: string): number {
  return Number(text.replace(',', '.'));
}
