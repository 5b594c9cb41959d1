import type {HydrogenSession} from '@shopify/hydrogen';
import {createCookieSessionStorage, type Session, type SessionStorage} from 'react-router';
import {keyFor} from './digest.server';

/** Whether a request has a session cookie, valid or not, also one from before the shop's move to https. */
export function hasSession({headers}: Request): boolean {
  return /(?:^|[;\s])(?:__Host-)?session=/.test(headers.get('Cookie') ?? '');
}

/** The visitor's signed session cookie. Nothing is set in it, and no cookie sent, until something is stored. */
export class ShopSession implements HydrogenSession {
  isPending = false;
  readonly #storage: SessionStorage;
  readonly #session: Session;

  private constructor(storage: SessionStorage, session: Session) {
    this.#storage = storage;
    this.#session = session;
  }

  /** @param secret SESSION_SECRET, of which one key signs the cookie */
  static async read(request: Request, secret: string): Promise<ShopSession> {
    const isSecure = new URL(request.url).protocol === 'https:';
    const storage = createCookieSessionStorage({
      cookie: {
        // With this prefix a browser accepts it only from this host and only over https.
        name: isSecure ? '__Host-session' : 'session',
        httpOnly: true,
        path: '/',
        sameSite: 'strict',
        secure: isSecure,
        secrets: [await keyFor('session cookie', secret)],
      },
    });
    const session = await storage.getSession(request.headers.get('Cookie'));
    return new ShopSession(storage, session);
  }

  get: HydrogenSession['get'] = (name) => this.#session.get(name);

  set: HydrogenSession['set'] = (name, value) => {
    this.isPending = true;
    this.#session.set(name, value);
  };

  unset: HydrogenSession['unset'] = (name) => {
    this.isPending = true;
    this.#session.unset(name);
  };

  commit(): Promise<string> {
    this.isPending = false;
    return this.#storage.commitSession(this.#session);
  }

  destroy(): Promise<string> {
    this.isPending = false;
    return this.#storage.destroySession(this.#session);
  }
}
