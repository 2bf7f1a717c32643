import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import {
  dropCookie,
  dropHostCookie,
  keepCookie,
  keepHostCookie,
  memberSessionCookie,
  readHostCookie,
  type Callers,
  type Signer,
  foldEmail,
} from '../../ground/http/index.js';
import { sessionLifetimes } from './types.js';

const deviceCookie = 'MEMBERDEVICE';
const userInfoCookie = 'siteUserInfo';

/** The cookies of a member's browser; the session and the device are hidden from scripts. */
export interface MemberCookies {
  /** The token of the session, or null. */
  token(c: Context): string | null;
  /** The id of a browser in which this address has signed in before, or null. */
  device(c: Context, email: string): string | null;
  /** After signing in. Answers the value of the session's cookie, to which the crumb belongs. */
  keep(c: Context, session: KeptSession): string;
  /** Forgets the session. The browser stays known. */
  drop(c: Context): void;
}

export interface KeptSession {
  readonly token: string;
  readonly memberId: string;
  readonly email: string;
  readonly rememberMe: boolean;
}

export function createMemberCookies(
  signer: Signer,
  callers: Pick<Callers, 'isSecure'>,
): MemberCookies {
  const read = (c: Context, name: string) => {
    const signed = readHostCookie(c, name, callers.isSecure(c));
    return signed === undefined ? null : signer.verify(name, signed);
  };
  const cookies: MemberCookies = {
    token: (c) => read(c, memberSessionCookie),
    device(c, email) {
      const [id = '', key = ''] = read(c, deviceCookie)?.split('~') ?? [];
      return key === encodeURIComponent(foldEmail(email)) ? id : null;
    },
    keep(c, { token, memberId, email, rememberMe }) {
      const secure = callers.isSecure(c);
      // Without a lifetime the cookie ends with the browser.
      const seconds = rememberMe ? sessionLifetimes.remembered / 1000 : null;
      const value = signer.sign(memberSessionCookie, token);
      keepHostCookie(c, memberSessionCookie, value, { secure, httpOnly: true, seconds });
      const id = cookies.device(c, email) ?? randomUUID();
      const device = signer.sign(deviceCookie, `${id}~${encodeURIComponent(foldEmail(email))}`);
      keepHostCookie(c, deviceCookie, device, { secure, httpOnly: true });
      const info = JSON.stringify({ authenticated: true, siteUserId: memberId });
      keepCookie(c, userInfoCookie, info, { secure, httpOnly: false, seconds });
      return value;
    },
    drop(c) {
      dropHostCookie(c, memberSessionCookie, callers.isSecure(c));
      dropCookie(c, userInfoCookie);
    },
  };
  return cookies;
}
