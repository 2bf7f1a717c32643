import { seeOther } from '../../server/index.js';
import { liveHeader } from 'vitrine/core/checkout';
import type { CheckoutCart, Draft, DraftOutcome } from '../../server/index.js';
import type { PageCall } from '../page-call.js';
import type { Typed } from '../views/parts/field.js';
import type { CheckoutContext } from './checkout-context.js';
import { checkoutAddress } from './checkout-address.js';
import { readMember } from './read-member.js';
import { renderCheckout } from './render-checkout.js';

/** A posted form with the cart that it is about. */
export interface Sent {
  readonly token: string;
  readonly cart: CheckoutCart;
  readonly typed: Typed;
}

/** What came of a form in which nothing was wrong. */
const nothingWrong: DraftOutcome = { errors: {}, problem: null, step: null };

/**
 * Keeps what was typed and what came of it, and sends the browser back to the page, which says so once. A page that a
 * post has rendered would ask to send the form again when the visitor comes Back to it.
 */
export async function showAgain(
  context: CheckoutContext,
  c: PageCall,
  { token, cart, typed }: Sent,
  outcome: Partial<DraftOutcome>,
): Promise<Response> {
  const { drafts } = context.services.checkout;
  const told = { ...nothingWrong, ...outcome };
  const isLive = c.req.header(liveHeader) !== undefined;
  const draft = { typed, seen: seenOf(cart), outcome: isLive ? null : told };
  await drafts.keep(c, token, draft);
  if (!isLive) return c.redirect(checkoutAddress(c), seeOther);
  // A script takes the parts of the page that it shows from the answer.
  const member = await readMember(context, c);
  return renderCheckout(context, c, { cart, typed, outcome: told, member });
}

/** What the form contains: what the visitor typed last, here or on the cart page. */
export function typedInto(cart: CheckoutCart, draft: Draft | null): Typed {
  const known = cart.shippingLocation ?? {};
  if (draft === null) return { ...known };
  if (draft.seen === seenOf(cart)) return { ...known, ...draft.typed };
  const { optionId: _, ...others } = draft.typed;
  return { ...others, ...known };
}

/** Tells whether delivery or location have changed elsewhere. */
export function seenOf({ shippingLocation, selectedShippingOption }: CheckoutCart): string {
  const { country, region, postalCode } = shippingLocation ?? {};
  return JSON.stringify([country, region, postalCode, selectedShippingOption?.id]);
}
