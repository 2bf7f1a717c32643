import type { Context } from 'hono';
import {
  dropHostCookie,
  keepHostCookie,
  readHostCookie,
  type Callers,
} from '../../ground/http/index.js';

/** The code of a link that this browser has opened but not used yet. */
export interface LinkCode {
  /** Ignores a text that cannot be a code. */
  keep(c: Context, code: string): void;
  read(c: Context): string | null;
  drop(c: Context): void;
}

const name = 'ORDER_LINK';
const seconds = 10 * 60;
const codeForm = /^[\w-]{43}$/;

export function createLinkCode(callers: Callers): LinkCode {
  return {
    keep(c, code) {
      if (!codeForm.test(code)) return;
      keepHostCookie(c, name, code, { secure: callers.isSecure(c), httpOnly: true, seconds });
    },
    read: (c) => readHostCookie(c, name, callers.isSecure(c)) ?? null,
    drop: (c) => dropHostCookie(c, name, callers.isSecure(c)),
  };
}
