import { isIP } from 'node:net';
import type { RelyingParty } from './types.js';

/**
 * The relying party of a shop: the host of its public address over TLS, or `localhost` where a developer opens it. Null
 * where browsers make no passkeys (an IP address, plain HTTP) and where nobody vouches for the host.
 * @param publicOrigin Such as `https://shop.example`; null if it is not configured.
 * @param calledOrigin What the browser called the server.
 */
export function relyingPartyOf(
  publicOrigin: string | null,
  calledOrigin: string,
): RelyingParty | null {
  const told = publicOrigin === null ? null : new URL(publicOrigin);
  if (told?.protocol === 'https:' && isHostName(told.hostname)) return toParty(told);
  const called = URL.canParse(calledOrigin) ? new URL(calledOrigin) : null;
  return called?.hostname === 'localhost' ? toParty(called) : null;
}

/** An address of IPv6 stands in brackets. */
const isHostName = (host: string) => isIP(host) === 0 && !host.startsWith('[');

const toParty = ({ hostname, origin }: URL): RelyingParty => ({ id: hostname, origin });
