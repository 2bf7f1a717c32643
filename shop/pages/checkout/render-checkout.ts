import { seeOther } from '../../server/index.js';
import { randomUUID } from 'node:crypto';
import type { CheckoutCart, DraftOutcome } from '../../server/index.js';
import { allowPayments } from '../page-policy.js';
import type { PageCall } from '../page-call.js';
import { checkoutView } from '../views/checkout/checkout.js';
import type { CheckoutPage } from '../views/checkout/checkout-page.js';
import type { Typed } from '../views/parts/field.js';
import type { CheckoutContext } from './checkout-context.js';
import { checkoutAddress } from './checkout-address.js';
import { addressIn, type KnownMember } from './fill-in.js';
import { checkoutPaths, renderEnded, type NamedCart } from './name-cart.js';

/** What a checkout page shows. */
export interface Shown {
  readonly cart: CheckoutCart;
  readonly typed: Typed;
  /** What came of the form that led here; null if none did. */
  readonly outcome: DraftOutcome | null;
  /** Who is signed in; null for a guest. */
  readonly member: KnownMember | null;
  /** The key of the press whose payment the shopper has confirmed elsewhere; its form goes on with that payment. */
  readonly backKey?: string | null;
}

/**
 * Reads the cart to check out. Returns a redirect or an error page if it cannot be. `pressKey` names the press of the form;
 * the browser may read the order if that press has bought it.
 */
export async function findCart(
  context: CheckoutContext,
  c: PageCall,
  { token, reference }: NamedCart,
  pressKey = '',
): Promise<CheckoutCart | Response> {
  const { checkout } = context.services;
  const cart = await checkout.read(token);
  if (cart !== null) {
    const page = checkoutPaths[cart.kind];
    if (page !== c.req.path) return c.redirect(page + new URL(c.req.url).search, seeOther);
    // An empty cart, or one below the minimum subtotal: the cart page shows which.
    const isEnough = cart.subtotalCents >= cart.minimumSubtotalCents;
    if (cart.kind !== 'cart' || (cart.entries.length > 0 && isEnough)) return cart;
    return c.redirect('/cart', seeOther);
  }
  // The form was sent twice, or the page was opened again with Back.
  const orderId = await checkout.orderIdOf(token);
  if (orderId !== null) {
    await checkout.grantPress(c, token, pressKey);
    return c.redirect(`/order-confirmed/${encodeURIComponent(orderId)}`, seeOther);
  }
  return reference === null ? c.redirect('/cart', seeOther) : renderEnded(context, c);
}

/** Renders the checkout with the typed values. */
export function renderCheckout(
  { services: { crumbs, paymentProvider }, render }: CheckoutContext,
  c: PageCall,
  { cart, typed, outcome, member, backKey = null }: Shown,
) {
  allowPayments(c, paymentProvider.page);
  const view = checkoutView({
    cart,
    typed,
    errors: outcome?.errors ?? {},
    problem: outcome?.problem ?? null,
    step: outcome?.step ?? null,
    action: checkoutAddress(c),
    crumb: crumbs.issue(c),
    isSent: outcome !== null,
    key: backKey ?? randomUUID(),
    isBack: backKey !== null,
    member: memberPart(member, { cart, typed }),
    offer: {
      ways: paymentProvider.ways(cart),
      wallets: paymentProvider.wallets(cart),
      script: paymentProvider.page.script,
      isTest: paymentProvider.isTest,
    },
  });
  return render(c, 'checkout', view, { cache: 'no-store' });
}

/** What the page offers a member: the kept addresses to which the cart can be sent. */
function memberPart(
  member: KnownMember | null,
  { cart, typed }: Pick<Shown, 'cart' | 'typed'>,
): CheckoutPage['member'] {
  if (member === null) return null;
  const addresses = member.addresses.filter(({ country }) =>
    cart.shippingCountries.includes(country),
  );
  return { addresses, shown: addressIn(typed, addresses)?.id ?? null };
}
