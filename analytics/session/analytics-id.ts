import { createWebStorage, readCookie, writeCookie } from '../../core/net/index.js';
import type { Clock } from '../../core/runtime/index.js';
import { forgetCookie } from './forget-cookie.js';
import type { IdentityPart } from './kept-id.js';
import { analyticsLifetime, storedKeys } from './names.js';
import { createRandomId } from './random-id.js';

export interface AnalyticsIdOptions {
  clock: Clock;
  /** Called once if the id cannot be stored and ends with the page. */
  onUnstored(): void;
}

const cookie = 'ss_cid';
const wellFormed = /^[\w-]{8,64}$/;

/**
 * Creates the analytics id. The cookie takes precedence, because all tabs see it at once. Local storage contains a copy
 * of the id and its expiration, which is never extended, and restores a lost cookie.
 */
export function createAnalyticsId({ clock, onUnstored }: AnalyticsIdOptions): IdentityPart {
  const local = createWebStorage('local');
  let made: string | null = null;
  let unstored: string | null = null;
  let withdrawn: { readonly id: string; readonly expiration: string | null } | null = null;

  const readOwn = (cookies: string) => accept(readCookie(cookie, cookies));
  const readId = () => accept(local.read(storedKeys.analyticsId));

  /** The remaining lifetime of the stored id in ms; 0 if expired. */
  function findRemaining(): number {
    const expiration = Number(local.read(storedKeys.analyticsIdExpiration));
    // A clock that was set back must not extend it.
    return Math.max(0, Math.min(expiration - clock.now(), analyticsLifetime));
  }

  function write(id: string, lifetime: number): void {
    writeCookie(cookie, id, { maxAge: lifetime / 1000 });
  }

  function removeStored(): void {
    local.remove(storedKeys.analyticsId);
    local.remove(storedKeys.analyticsIdExpiration);
  }

  /** Puts a withdrawn id back into local storage, unless another page has stored one meanwhile. */
  function restore(own: string | null): void {
    const back = own === null && readId() === null ? withdrawn : null;
    withdrawn = null;
    if (back === null || back.expiration === null) return;
    local.write(storedKeys.analyticsIdExpiration, back.expiration);
    local.write(storedKeys.analyticsId, back.id);
  }

  function removeKept(): void {
    forgetCookie(cookie);
    removeStored();
  }

  return {
    ensure(cookies) {
      const own = readOwn(cookies);
      if (withdrawn !== null) restore(own);
      const remaining = findRemaining();
      if (remaining === 0 && readId() !== null) removeStored();
      const stored = readId();
      if (own !== null) {
        if (stored !== null && stored !== own) local.write(storedKeys.analyticsId, own);
        return false;
      }
      if (stored !== null) {
        write(stored, remaining);
        return true;
      }
      if (unstored !== null) return false;
      made = createRandomId();
      write(made, analyticsLifetime);
      return true;
    },
    confirm(cookies) {
      const own = readOwn(cookies);
      if (made === null) return own ?? readId() ?? unstored;
      const id = own ?? made;
      made = null;
      local.write(storedKeys.analyticsIdExpiration, String(clock.now() + analyticsLifetime));
      const isStored = local.write(storedKeys.analyticsId, id);
      if (own === null && !isStored) {
        unstored = id;
        onUnstored();
      }
      return id;
    },
    renew: () => undefined,
    withdraw(cookies) {
      const id = readOwn(cookies) ?? readId();
      const expiration = local.read(storedKeys.analyticsIdExpiration);
      if (id !== null) withdrawn = { id, expiration };
      removeKept();
    },
    clear() {
      removeKept();
      made = unstored = withdrawn = null;
    },
  };
}

function accept(text: string | null): string | null {
  return text !== null && wellFormed.test(text) ? text : null;
}
