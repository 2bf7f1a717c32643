import { randomUUID } from 'node:crypto';
import {
  dropHostCookie,
  keepHostCookie,
  ownerCookie,
  readHostCookie,
  type Callers,
  type Signer,
} from '../../ground/http/index.js';
import { sessionLifetime } from './sessions.js';
import { accountKey } from './sign-in-counters.js';
import type { OwnerCall } from './types.js';

const deviceCookie = 'OWNERDEVICE';

/** The owner's two cookies, hidden from scripts. Signed, so that an invented one costs no query. */
export interface OwnerCookies {
  /** The token of the session, or null. */
  token(c: OwnerCall): string | null;
  /** The id of a browser that has signed in to this account before, or null. */
  device(c: OwnerCall, email: string): string | null;
  /** After a sign-in: the session, and for a year that this account knows the browser. */
  keep(c: OwnerCall, session: { readonly token: string; readonly email: string }): void;
  /** Forgets the session. The browser stays known. */
  drop(c: OwnerCall): void;
}

export function createOwnerCookies(
  signer: Signer,
  callers: Pick<Callers, 'isSecure'>,
): OwnerCookies {
  const read = (c: OwnerCall, name: string) => {
    const signed = readHostCookie(c, name, callers.isSecure(c));
    return signed === undefined ? null : signer.verify(name, signed);
  };
  const cookies: OwnerCookies = {
    token: (c) => read(c, ownerCookie),
    device(c, email) {
      const [id = '', account] = read(c, deviceCookie)?.split('~') ?? [];
      return account === accountKey(email) ? id : null;
    },
    keep(c, { token, email }) {
      const device = `${cookies.device(c, email) ?? randomUUID()}~${accountKey(email)}`;
      const protection = { secure: callers.isSecure(c), httpOnly: true };
      keepHostCookie(c, ownerCookie, signer.sign(ownerCookie, token), {
        ...protection,
        seconds: sessionLifetime / 1000,
      });
      keepHostCookie(c, deviceCookie, signer.sign(deviceCookie, device), protection);
    },
    drop(c) {
      dropHostCookie(c, ownerCookie, callers.isSecure(c));
    },
  };
  return cookies;
}
