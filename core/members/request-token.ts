import { crumbCookie, readCookie, writeCookie } from '../net/index.js';

/**
 * "The XSRF token, once given, is set as a header on all later requests" (platform §4): it takes the place of the crumb,
 * which calls and forms of this page, of the next one and of other tabs read. A server that has set it is left alone.
 */
export function keepRequestToken(token: string): void {
  if (readCookie(crumbCookie) !== token) writeCookie(crumbCookie, token);
}
