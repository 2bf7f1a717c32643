import { seeOther } from '../../server/index.js';
import type { FurtherStep } from '../../server/index.js';
import { originOf } from '../origin-of.js';
import type { PageCall } from '../page-call.js';
import { stepQuery } from './checkout-address.js';
import type { CheckoutContext } from './checkout-context.js';
import { seenOf, type Sent } from './kept-form.js';

const back = 'returned';

/** The absolute address of a page to which a shopper comes back after a further step of their payment. */
export function returnUrl(
  callers: CheckoutContext['services']['callers'],
  c: PageCall,
  page: string,
): string {
  const url = new URL(page, originOf({ callers }, c));
  url.searchParams.set(stepQuery, back);
  return url.href;
}

/** Whether the address is that of somebody who comes back. */
export const hasReturned = (c: PageCall): boolean => c.req.query(stepQuery) === back;

/** Keeps what was typed, and sends the shopper to confirm the payment. */
export async function leaveForStep(
  { services }: CheckoutContext,
  c: PageCall,
  { token, cart, typed }: Sent,
  { redirectUrl }: FurtherStep,
): Promise<Response> {
  const draft = { typed, seen: seenOf(cart), outcome: null };
  await services.checkout.drafts.keep(c, token, draft);
  return c.redirect(redirectUrl, seeOther);
}

/** The key of the press that has led to a further step, on the page that follows it; null on any other. */
export async function readBackKey(
  { services }: CheckoutContext,
  c: PageCall,
  token: string,
): Promise<string | null> {
  return hasReturned(c) ? services.checkout.pressInStep(token) : null;
}
