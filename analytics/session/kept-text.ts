import {
  createExpiringStorage,
  readCookie,
  writeCookie,
  type ExpiringStorage,
} from '../../core/net/index.js';
import type { Clock } from '../../core/runtime/index.js';
import { forgetCookie } from './forget-cookie.js';
import { visitLifetime } from './names.js';

/** A text in a cookie, or in local storage, or in memory. `cookies` is the result of `readCookieText`. */
export interface KeptText {
  read(cookies: string): string | null;
  /** Writes the cookie; `confirm` checks whether the browser kept it. */
  write(text: string): void;
  /** Stores the text elsewhere if the cookie was refused. Returns the stored text, which another page may have written. */
  confirm(cookies: string): string | null;
  /** Extends the lifetime. No effect on a cookie that ends with the browser's session. */
  renew(cookies: string): void;
  remove(): void;
}

export interface KeptTextOptions {
  name: string;
  /** In ms; null: ends with the browser's session. */
  lifetime: number | null;
  fallback: ExpiringStorage;
}

/** Storage for texts whose cookie is refused. */
export function createFallback(clock: Clock): ExpiringStorage {
  return createExpiringStorage({ area: 'local', clock, prefix: '', cookieFallback: false });
}

export function createKeptText({ name, lifetime, fallback }: KeptTextOptions): KeptText {
  const maxAge = lifetime === null ? {} : { maxAge: lifetime / 1000 };
  // Local storage has no session lifetime; that of a visit comes closest.
  const fallbackLifetime = lifetime ?? visitLifetime;
  let unconfirmed: string | null = null;

  const read = (cookies: string) => readCookie(name, cookies) ?? fallback.get(name);
  return {
    read,
    write(text) {
      writeCookie(name, text, maxAge);
      unconfirmed = text;
    },
    confirm(cookies) {
      if (unconfirmed !== null) {
        if (readCookie(name, cookies) !== null) fallback.remove(name);
        else fallback.set(name, unconfirmed, fallbackLifetime);
        unconfirmed = null;
      }
      return read(cookies);
    },
    renew(cookies) {
      const cookie = readCookie(name, cookies);
      const text = cookie ?? fallback.get(name);
      if (text === null) return;
      if (cookie === null) fallback.set(name, text, fallbackLifetime);
      else if (lifetime !== null) writeCookie(name, text, maxAge);
    },
    remove() {
      forgetCookie(name);
      fallback.remove(name);
    },
  };
}
