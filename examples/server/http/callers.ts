import type { Context } from 'hono';
import type { Environment } from './environment.js';

/** Identifies the origin, protocol and address of a request. */
export interface Callers {
  /** `own`: a page of this server, or no page. `listed`: a page of another allowed origin. */
  origin(c: Context): 'own' | 'listed' | 'refused';
  /** Whether the browser itself states that a page of this server sent the request. A page cannot forge these headers. */
  isOwnPage(c: Context): boolean;
  isSecure(c: Context): boolean;
  /** The client's IP address, for rate limits only. */
  address(c: Pick<Context<Environment>, 'env' | 'req'>): string;
}

export interface CallerOptions {
  /** Other origins whose pages are allowed to call, such as `https://blog.example`. */
  readonly allowedOrigins: readonly string[];
  /** Trusts the `X-Forwarded-…` headers; only behind a proxy that sets them. */
  readonly trustProxy: boolean;
}

export function createCallers({ allowedOrigins, trustProxy }: CallerOptions): Callers {
  const listed = new Set(allowedOrigins);

  /** The value set by the nearest proxy, the last one of the list. */
  function forwarded(c: Pick<Context, 'req'>, name: string): string | undefined {
    return trustProxy ? c.req.header(`X-Forwarded-${name}`)?.split(',').at(-1)?.trim() : undefined;
  }

  function ownOrigin(c: Context): string {
    const url = new URL(c.req.url);
    const protocol = forwarded(c, 'Proto') ?? url.protocol.slice(0, -1);
    return `${protocol}://${forwarded(c, 'Host') ?? url.host}`;
  }

  return {
    origin(c) {
      const origin = c.req.header('Origin');
      // A form post under `Referrer-Policy: no-referrer` sends `Origin: null`, but also `Sec-Fetch-Site`.
      const isOwn =
        origin === undefined ||
        origin === ownOrigin(c) ||
        c.req.header('Sec-Fetch-Site') === 'same-origin';
      if (isOwn) return 'own';
      return listed.has(origin) ? 'listed' : 'refused';
    },
    isOwnPage: (c) =>
      c.req.header('Sec-Fetch-Site') === 'same-origin' || c.req.header('Origin') === ownOrigin(c),
    isSecure: (c) => ownOrigin(c).startsWith('https:'),
    address: (c) =>
      forwarded(c, 'For') ?? c.env?.incoming?.socket.remoteAddress ?? 'unknown address',
  };
}
