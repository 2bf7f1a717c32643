import { createHash } from 'node:crypto';
import { secondsUntil } from '../server/index.js';
import type { PageCall } from './page-call.js';

/** Seconds that a cache between the shop and its visitors shows a page without asking the shop. */
const fresh = 60;
/** Seconds for which it may show the old page while it asks, and while the shop does not answer. */
const stale = 600;

interface Shared {
  /** False if the response is for one visitor although the page is not, because it sets a cookie. */
  readonly isForAll: boolean;
  /** Milliseconds after which the page will have changed: no copy is shown for longer while the shop answers. */
  readonly unchangedFor: number;
}

/** The header for a page. A browser asks each time, and gets 304 while nothing has changed. */
export function cacheControl(
  cache: 'no-cache' | 'no-store' | 'shared',
  { isForAll, unchangedFor }: Shared,
): string {
  if (cache === 'shared' && isForAll) {
    const kept = secondsUntil(unchangedFor, fresh);
    const asking = secondsUntil(unchangedFor - kept * 1000, stale);
    return `public, max-age=0, s-maxage=${kept}, stale-while-revalidate=${asking}, stale-if-error=${stale}`;
  }
  return `private, ${cache === 'shared' ? 'no-cache' : cache}`;
}

/** Responds with a page that caches keep, or with 304 to those that have it. */
export function answerShared(c: PageCall, page: string): Response | Promise<Response> {
  // Weak, because compression changes the bytes.
  const tag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`;
  c.header('ETag', tag);
  // The cookies are those that `examples/proxy` passes on; without a proxy, each visitor has copies of their own.
  c.header('Vary', 'Cookie, X-Currency', { append: true });
  return c.req.header('If-None-Match')?.includes(tag) ? c.body(null, 304) : c.html(page);
}
