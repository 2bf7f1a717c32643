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
  /** Removes the text from the browser; `read` returns it from memory until it is restored or removed. */
  withdraw(cookies: string): void;
  /** Writes a withdrawn text again, unless another page has written one; returns whether it wrote. */
  restore(cookies: string): boolean;
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
  let withdrawn: string | null = null;

  const readStored = (cookies: string) => readCookie(name, cookies) ?? fallback.get(name);
  const read = (cookies: string) => readStored(cookies) ?? withdrawn;
  function write(text: string): void {
    writeCookie(name, text, maxAge);
    unconfirmed = text;
    withdrawn = null;
  }
  function removeStored(): void {
    forgetCookie(name);
    fallback.remove(name);
  }
  return {
    read,
    write,
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
    withdraw(cookies) {
      withdrawn = read(cookies);
      removeStored();
    },
    restore(cookies) {
      const text = readStored(cookies) === null ? withdrawn : null;
      withdrawn = null;
      if (text !== null) write(text);
      return text !== null;
    },
    remove() {
      withdrawn = null;
      removeStored();
    },
  };
}
