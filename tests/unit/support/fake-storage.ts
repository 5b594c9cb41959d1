/** localStorage as a browser has it, whose writing and reading can be made to fail. */
export class FakeStorage {
  readonly entries = new Map<string, string>();
  broken: 'no' | 'full' | 'forbidden' = 'no';

  getItem(name: string): string | null {
    if (this.broken === 'forbidden') throw new DOMException('Access is denied', 'SecurityError');
    return this.entries.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    if (this.broken !== 'no') throw new DOMException('The quota is exceeded', 'QuotaExceededError');
    this.entries.set(name, value);
  }

  removeItem(name: string): void {
    this.entries.delete(name);
  }

  /** What lies under a name, as JSON. */
  json(name: string): unknown {
    return JSON.parse(this.entries.get(name) ?? 'null') as unknown;
  }
}
