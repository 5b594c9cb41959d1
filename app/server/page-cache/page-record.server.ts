/** What decides whether and how long a page is kept. */
export class PageRecord {
  /** When its oldest part was fetched, ms since 1970. */
  since = Date.now();
  /** True once a part is missing or an older one replaces it. */
  hasFailed = false;
  /** True if the page says "not found": missing things must not fill the cache. */
  isNotFound = false;
  /** True if a part arrived late and is at the end of the page. */
  isLate = false;

  /** @param time ms since 1970 */
  madeOf(time: number): void {
    this.since = Math.min(this.since, time);
  }
}
