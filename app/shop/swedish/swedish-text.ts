/** A product's Swedish texts; they stand in for the shop's own ones. */
export interface SwedishText {
  title: string;
  paragraphs: readonly string[];
}
