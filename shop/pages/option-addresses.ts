import { queryInCallerWords } from '../server/index.js';
import type { PageCall } from './page-call.js';

/**
 * Redirects an address with options in the words of another language to the same page in the words of its own, so that a
 * link chooses the same in each language, for scripts too.
 */
export async function wordOptions(c: PageCall, next: () => Promise<void>) {
  const { pathname, search, searchParams } = new URL(c.req.url);
  if (c.req.method !== 'GET' || search === '') return next();
  const own = queryInCallerWords(searchParams).toString();
  if (own === searchParams.toString()) return next();
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie', { append: true });
  return c.redirect(`${pathname}?${own}`, 303);
}
