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

/** The sentence in English and in Swedish. */
const closingSentences = [
  String.raw`(?:Length ${number} mm, width|Width) ${number} mm, height ${number} mm\. Weight ${number} g\. (\d)-layer polari[sz]ed lenses with UV400 protection\.`,
  String.raw`(?:Längd ${number} mm, bredd|Bredd) ${number} mm, höjd ${number} mm\. Vikt ${number} g\. [Pp]olariserade glas i (\d) lager med UV400-skydd\.`,
  // Shopify gives a description as one line, too: the sentence follows another one, or stands alone.
].map((sentence) => new RegExp(`(^|[.!?]\\s+|\\n)${sentence}\\s*$`.replaceAll(' ', '\\s+'), 'u'));

/**
 * Parts a description from the measurements that it ends with, so that they can be shown as a table. A description
 * that ends otherwise stays prose as a whole: better told twice as long than half.
 */
export function splitMeasurements(description: string): {
  prose: string;
  measurements?: Measurements;
} {
  for (const sentence of closingSentences) {
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
