import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Callers } from './callers.js';
import { keepHostCookie, readHostCookie } from './cookies.js';

/** A random name of the visitor's browser, in a cookie that no script reads and, over TLS, no other host can set. */
export interface BrowserIds {
  /** Null for a browser without one. */
  read(c: Context): string | null;
  /** The browser's name; sets the cookie if there is none. */
  issue(c: Context): string;
}

const browserCookie = 'BROWSER';
const idForm = /^[\w-]{22}$/;

export function createBrowserIds(callers: Callers): BrowserIds {
  return {
    read(c) {
      const id = readHostCookie(c, browserCookie, callers.isSecure(c));
      return id !== undefined && idForm.test(id) ? id : null;
    },
    issue(c) {
      const known = this.read(c);
      if (known !== null) return known;
      const id = randomBytes(16).toString('base64url');
      keepHostCookie(c, browserCookie, id, { secure: callers.isSecure(c), httpOnly: true });
      return id;
    },
  };
}
