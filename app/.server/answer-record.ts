/** What an answer is made of, as far as it matters to those who keep it. */
export class AnswerRecord {
  /** When its oldest part was right, in ms since 1970. */
  since = Date.now();
  /** True once a part is missing that should be there, or stands in for one that is. */
  hasFailed = false;
  /** True where it says that there is no such thing: what does not exist fills no cache. */
  isAboutNothing = false;
  /** True where a part came after the rest, and stands at the end of the answer. */
  isLate = false;

  /** @param time ms since 1970 */
  madeOf(time: number): void {
    this.since = Math.min(this.since, time);
  }
}
