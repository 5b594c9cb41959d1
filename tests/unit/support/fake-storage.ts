/** A localStorage whose reads and writes can fail on demand. */
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

  /** The JSON value under a key. */
  json(name: string): unknown {
    return JSON.parse(this.entries.get(name) ?? 'null') as unknown;
  }
}
