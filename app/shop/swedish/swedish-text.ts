/** A product's Swedish texts; they stand in for the shop's own ones. */
export interface SwedishText {
  title: string;
  paragraphs: readonly string[];
  measurements: MeasurementData;
}

export interface MeasurementData {
  /** mm, hinge to temple tip; absent where lenses are sold loose. */
  length?: number;
  /** mm, across the front; of one lens where lenses are sold loose. */
  width: number;
  /** mm */
  height: number;
  /** g, lenses included; of the pair where lenses are sold loose. */
  weight: number;
  /** Of the polarised lenses, which have UV400 protection. */
  layers: 5 | 7;
}
