import type { PageCall } from '../page-call.js';

/** The member of the query that tells that a shopper comes back from a further step of their payment. */
export const stepQuery = 'payment';

/** The page's own address, without what a further step has added. */
export function checkoutAddress(c: PageCall): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete(stepQuery);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
