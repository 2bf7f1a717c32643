import type { MiddlewareHandler } from 'hono';
import type { Callers } from './callers.js';
import type { Environment } from './environment.js';

/** The headers of every answer, unless the page or file has set its own. */
const defaults = Object.entries({
  'Cache-Control': 'no-store',
  // JSON, a redirect or an error is no page: a browser must not run or frame it, whatever it contains.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});

export interface AnswerOptions {
  readonly callers: Pick<Callers, 'isSecure'>;
  /** For how many seconds browsers come back over TLS alone; 0 leaves the header out. */
  readonly hsts: number;
}

/** Sets the headers that protect any answer, errors and redirects included. */
export function answerHeaders({ callers, hsts }: AnswerOptions): MiddlewareHandler<Environment> {
  return async (c, next) => {
    await next();
    // Not by `c.header`, which copies a finished response with its body for each header.
    const { headers } = c.res;
    for (const [name, value] of defaults) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set('X-Content-Type-Options', 'nosniff');
    if (hsts > 0 && callers.isSecure(c)) {
      headers.set('Strict-Transport-Security', `max-age=${hsts}`);
    }
  };
}

/** Reads `HSTS`, a number of seconds; 0 without one. @throws Error for anything else. */
export function readHsts(text: string | undefined): number {
  if (!text) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`HSTS must be a number of seconds such as 31536000, not "${text}".`);
}
