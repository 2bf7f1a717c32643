import type { Context } from 'hono';
import type { Environment } from './environment.js';
import { readPublicOrigin } from './public-origin.js';

/** Identifies the origin, protocol and address of a request. */
export interface Callers {
  /** `own`: a page of this server, or no page. `listed`: a page of another allowed origin. */
  origin(c: Context): 'own' | 'listed' | 'refused';
  /** Whether the browser itself states that a page of this server sent the request. A page cannot forge these headers. */
  isOwnPage(c: Context): boolean;
  /** The origin of the request: a page of this server, no page (a typed address, a link in a mail), another page. */
  cameFrom(c: Context): 'own' | 'nowhere' | 'elsewhere';
  isSecure(c: Context): boolean;
  /** The browser's address for this server; a client can claim any host, so it is good for comparisons alone. */
  calledOrigin(c: Context): string;
  /** The shop's own origin for absolute addresses, such as `https://shop.example`; null if nobody vouches for one. */
  publicOrigin(c: Context): string | null;
  /** The client's IP address, for rate limits only. */
  address(c: Pick<Context<Environment>, 'env' | 'req'>): string;
}

export interface CallerOptions {
  /** Other origins whose pages are allowed to call, such as `https://blog.example`. */
  readonly allowedOrigins: readonly string[];
  /** Trusts the `X-Forwarded-…` headers; only behind a proxy that sets them. */
  readonly trustProxy: boolean;
  /** The address of the shop for shoppers, such as `https://shop.example`; null if it is not configured. */
  readonly publicUrl: string | null;
}

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const plainHost = /^(?:[a-z\d](?:[a-z\d.-]{0,252})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a request with this method must not change anything. */
export function isSafeMethod(method: string): boolean {
  return safeMethods.includes(method);
}

/** @throws Error if `publicUrl` is not the http address of a host. */
export function createCallers({ allowedOrigins, trustProxy, publicUrl }: CallerOptions): Callers {
  const listed = new Set(allowedOrigins);
  const told = publicUrl === null ? null : readPublicOrigin(publicUrl);

  /** The value set by the nearest proxy, the last one of the list. */
  function forwarded(c: Pick<Context, 'req'>, name: string): string | undefined {
    return trustProxy ? c.req.header(`X-Forwarded-${name}`)?.split(',').at(-1)?.trim() : undefined;
  }

  function isCalledSecurely(c: Context): boolean {
    const protocol = forwarded(c, 'Proto');
    return protocol === undefined ? c.req.url.startsWith('https:') : protocol === 'https';
  }

  function calledOrigin(c: Context): string {
    const host = forwarded(c, 'Host') ?? new URL(c.req.url).host;
    return `${isCalledSecurely(c) ? 'https' : 'http'}://${host}`;
  }

  const isOwn = (c: Context, origin: string) => origin === told || origin === calledOrigin(c);

  return {
    origin(c) {
      const origin = c.req.header('Origin');
      const site = c.req.header('Sec-Fetch-Site');
      // A form post under `Referrer-Policy: no-referrer` sends `Origin: null`, but also `Sec-Fetch-Site`.
      if (site === 'same-origin') return 'own';
      if (origin !== undefined) {
        if (isOwn(c, origin)) return 'own';
        return listed.has(origin) ? 'listed' : 'refused';
      }
      // A link of another site may open a page, but nothing of another site may change anything.
      const isForeign = site === 'same-site' || site === 'cross-site';
      return isForeign && !isSafeMethod(c.req.method) ? 'refused' : 'own';
    },
    isOwnPage(c) {
      const origin = c.req.header('Origin');
      const site = c.req.header('Sec-Fetch-Site');
      return site === 'same-origin' || (origin !== undefined && isOwn(c, origin));
    },
    cameFrom(c) {
      const site = c.req.header('Sec-Fetch-Site');
      if (site === 'same-origin') return 'own';
      if (site !== undefined) return site === 'none' ? 'nowhere' : 'elsewhere';
      const referrer = c.req.header('Referer');
      if (referrer === undefined) return 'nowhere';
      const isOwnPage = URL.canParse(referrer) && isOwn(c, new URL(referrer).origin);
      return isOwnPage ? 'own' : 'elsewhere';
    },
    calledOrigin,
    isSecure: (c) => told?.startsWith('https:') ?? isCalledSecurely(c),
    publicOrigin(c) {
      if (told !== null) return told;
      const host = forwarded(c, 'Host');
      return host !== undefined && plainHost.test(host) ? calledOrigin(c) : null;
    },
    address: (c) =>
      forwarded(c, 'For') ?? c.env?.incoming?.socket.remoteAddress ?? 'unknown address',
  };
}
