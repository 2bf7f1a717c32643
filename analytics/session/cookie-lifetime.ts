import type { Clock } from '../../core/runtime/index.js';

/** The part of `CookieStore` that is used. */
export interface CookieReader {
  get(name: string): Promise<object | null>;
}

/**
 * Returns how long the browser will keep a cookie, in ms from now: some limit cookies of scripts to 7 days, all to 400.
 * Null if there is no such cookie, if it ends with the browser's session, or without `CookieStore`.
 *
 * @example
 * const remaining = await readCookieLifetime('ss_cid', systemClock);
 */
export async function readCookieLifetime(
  name: string,
  clock: Clock,
  store: CookieReader | undefined = findStore(),
): Promise<number | null> {
  try {
    const cookie = await store?.get(name);
    const expires = cookie && 'expires' in cookie ? cookie.expires : null;
    return typeof expires === 'number' ? expires - clock.now() : null;
  } catch {
    return null;
  }
}

function findStore(): CookieReader | undefined {
  return 'cookieStore' in globalThis ? globalThis.cookieStore : undefined;
}
