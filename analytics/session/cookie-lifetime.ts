import type { Clock } from '../../core/runtime/index.js';

/** The part of the browser's cookie store that is used. */
export interface CookieReader {
  get(name: string): Promise<object | null>;
}

/**
 * For how long the browser will really keep a cookie, in milliseconds from now: some give scripts 7 days, none more
 * than 400. Null when there is no such cookie, when it ends with the browser, or when the browser does not say.
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
