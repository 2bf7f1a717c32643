import { seeOther } from '../../server/index.js';
import type { FurtherStep } from '../../server/index.js';
import type { PageCall } from '../rendering.js';
import { checkoutAddress, stepQuery } from './checkout-address.js';
import type { CheckoutParts } from './checkout-parts.js';
import { seenOf, type Sent } from './kept-form.js';

const back = 'returned';

/** Where a shopper comes back to after a further step of their payment. */
export function returnUrl({ services }: CheckoutParts, c: PageCall): string {
  const url = new URL(checkoutAddress(c), services.callers.publicOrigin(c) ?? c.req.url);
  url.searchParams.set(stepQuery, back);
  return url.href;
}

/** Keeps what was typed, and sends the shopper to confirm the payment. */
export async function leaveForStep(
  { services }: CheckoutParts,
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
  { services }: CheckoutParts,
  c: PageCall,
  token: string,
): Promise<string | null> {
  return c.req.query(stepQuery) === back ? services.checkout.pressInStep(token) : null;
}
