export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser session. */
  maxAge?: number;
}

const probe = 'vitrineProbe';

/** A cookie's decoded value, or null. `source` is a `Cookie` header; by default the document's cookies. */
export function readCookie(name: string, source: string = documentCookies()): string | null {
  for (const pair of source.split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (decode(key.trim()) === name) return decode(value.join('=').trim());
  }
  return null;
}

/** Sets a cookie for the whole site. Does nothing where cookies are refused. */
export function writeCookie(name: string, value: string, { maxAge }: CookieOptions = {}): void {
  put(name, value, maxAge === undefined ? [] : [`max-age=${Math.floor(maxAge)}`]);
}

export function removeCookie(name: string): void {
  put(name, '', [`expires=${new Date(0).toUTCString()}`]);
}

/** Whether the browser accepts cookies at this moment, tested with one. */
export function areCookiesEnabled(): boolean {
  writeCookie(probe, '1');
  const isKept = readCookie(probe) === '1';
  removeCookie(probe);
  return isKept;
}

function put(name: string, value: string, attributes: readonly string[]): void {
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const secure = globalThis.location?.protocol === 'https:' ? ['Secure'] : [];
  try {
    document.cookie = [pair, 'path=/', 'SameSite=Lax', ...attributes, ...secure].join('; ');
  } catch {
    // A sandboxed frame refuses cookies; callers read back what they need kept.
  }
}

function documentCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
