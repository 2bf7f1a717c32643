import {
  createExpiringStorage,
  readCookie,
  writeCookie,
  type ExpiringStorage,
} from '../../core/net/index.js';
import type { Clock } from '../../core/runtime/index.js';
import { forgetCookie } from './forget-cookie.js';
import { visitLifetime } from './names.js';

/** One text in a cookie, else in local storage, else in memory. `cookies` is what `readCookieText` gave. */
export interface KeptText {
  read(cookies: string): string | null;
  /** Writes the cookie. Whether it is kept, `confirm` finds out. */
  write(text: string): void;
  /** Finds another place for a cookie that was refused. Answers what is there, perhaps another page's. */
  confirm(cookies: string): string | null;
  /** Keeps what is there for another lifetime. A cookie that ends with the browser is left alone. */
  renew(cookies: string): void;
  remove(): void;
}

export interface KeptTextOptions {
  name: string;
  /** Milliseconds; null ends with the browser. */
  lifetime: number | null;
  fallback: ExpiringStorage;
}

/** Where texts go whose cookie is refused. */
export function createFallback(clock: Clock): ExpiringStorage {
  return createExpiringStorage({ area: 'local', clock, prefix: '', cookieFallback: false });
}

export function createKeptText({ name, lifetime, fallback }: KeptTextOptions): KeptText {
  const maxAge = lifetime === null ? {} : { maxAge: lifetime / 1000 };
  // Local storage knows no end of the browser's session; a visit's end comes nearest to it.
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
