/** The parts of the Cache API that the shop uses, in memory; an entry expires after its `max-age`. */
export class MemoryCache implements Cache {
  readonly #answers = new Map<string, {response: Response; until: number}>();

  match(key: RequestInfo | URL): Promise<Response | undefined> {
    const found = this.#answers.get(addressOf(key));
    const fresh = found && found.until > Date.now() ? found.response.clone() : undefined;
    return Promise.resolve(fresh);
  }

  put(key: RequestInfo | URL, response: Response): Promise<void> {
    const maxAge = /max-age=(\d+)/.exec(response.headers.get('Cache-Control') ?? '')?.[1];
    if (maxAge === undefined) return Promise.reject(new TypeError('A response without max-age'));
    const until = Date.now() + Number(maxAge) * 1000;
    this.#answers.set(addressOf(key), {response: response.clone(), until});
    return Promise.resolve();
  }

  delete(key: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.#answers.delete(addressOf(key)));
  }

  add = refuse;
  addAll = refuse;
  keys = refuse;
  matchAll = refuse;
}

function addressOf(key: RequestInfo | URL): string {
  return key instanceof Request ? key.url : String(key);
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('Oxygen’s cache does not support this.'));
}
