import type { Context } from 'hono';
import type { Environment } from './environment.js';

/** Tells who calls: from which page, over what, and from which address. */
export interface Callers {
  /** `own`: a page of this server, or no page at all. `listed`: a page of an allowed other origin. */
  origin(c: Context): 'own' | 'listed' | 'refused';
  isSecure(c: Context): boolean;
  /** For rate limits only. */
  address(c: Pick<Context<Environment>, 'env' | 'req'>): string;
}

export interface CallerOptions {
  /** Other origins whose pages may call, such as `https://blog.example`. */
  readonly allowedOrigins: readonly string[];
  /** Believe the `X-Forwarded-…` headers; only behind a proxy that sets them itself. */
  readonly trustProxy: boolean;
}

export function createCallers({ allowedOrigins, trustProxy }: CallerOptions): Callers {
  const listed = new Set(allowedOrigins);

  /** What the nearest proxy wrote: the last value of the list. */
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
      // A form post under `Referrer-Policy: no-referrer` says `Origin: null`, but the browser tells the site.
      const isOwn =
        origin === undefined ||
        origin === ownOrigin(c) ||
        c.req.header('Sec-Fetch-Site') === 'same-origin';
      if (isOwn) return 'own';
      return listed.has(origin) ? 'listed' : 'refused';
    },
    isSecure: (c) => ownOrigin(c).startsWith('https:'),
    address: (c) =>
      forwarded(c, 'For') ?? c.env?.incoming?.socket.remoteAddress ?? 'unknown address',
  };
}
