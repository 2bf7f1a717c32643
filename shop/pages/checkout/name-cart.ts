import { seeOther } from '../../server/index.js';
import type { CheckoutCart } from '../../server/index.js';
import type { PageCall } from '../page-call.js';
import { endedView } from '../views/error-page.js';
import type { CheckoutContext } from './checkout-context.js';

/** The page of each kind of cart. */
export const checkoutPaths = {
  cart: '/checkout',
  express: '/checkout',
  subscription: '/subscription',
  'gift-card': '/gift-card',
} as const satisfies Record<CheckoutCart['kind'], string>;

/** Which cart a checkout page is about. */
export interface NamedCart {
  readonly token: string;
  /** Of a direct purchase, in `?purchase=`; null for the visitor's own cart. */
  readonly reference: string | null;
}

/**
 * The cart of `?purchase=`, or the visitor's own. A token in `?cartToken=` is taken out of the address: a cookie holds
 * it from now on, and the browser is redirected. Returns a redirect or an error page if no cart is named.
 */
export async function nameCart(
  context: CheckoutContext,
  c: PageCall,
): Promise<NamedCart | Response> {
  const { checkout, handOffs } = context.services;
  const token = c.req.query('cartToken');
  if (token !== undefined) {
    const reference = checkout.purchases.keep(c, token);
    return reference === null
      ? renderEnded(context, c)
      : c.redirect(purchaseAddress(c, reference), seeOther);
  }
  const reference = c.req.query('purchase') ?? null;
  if (reference !== null) {
    const kept = checkout.purchases.read(c, reference);
    return kept === null ? renderEnded(context, c) : { token: kept, reference };
  }
  const own = c.req.path === checkoutPaths.cart ? (await handOffs.receive(c)).token : null;
  if (own !== null) return { token: own, reference };
  return c.req.path === checkoutPaths.cart
    ? c.redirect('/cart', seeOther)
    : renderEnded(context, c);
}

/** Whether the address names the cart of a direct purchase. */
export function isPurchase(c: PageCall): boolean {
  return c.req.query('purchase') !== undefined || c.req.query('cartToken') !== undefined;
}

export function renderEnded({ render }: Pick<CheckoutContext, 'render'>, c: PageCall) {
  return render(c, 'error-page', endedView(), { status: 404, cache: 'no-store' });
}

/** The page's address with the reference of a purchase instead of its token. */
function purchaseAddress(c: PageCall, reference: string): string {
  const { searchParams } = new URL(c.req.url);
  searchParams.delete('cartToken');
  searchParams.set('purchase', reference);
  return `${c.req.path}?${searchParams}`;
}
