import { randomUUID } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { cartCookie, type CheckoutCart } from '../../server/index.js';
import type { PageCall, Render } from '../rendering.js';
import type { StorefrontServices } from '../services.js';
import { endedView } from '../views/error-page.js';
import { checkoutView } from '../views/checkout/checkout.js';
import type { Typed } from '../views/parts/field.js';

export interface CheckoutParts {
  readonly services: Pick<StorefrontServices, 'catalogue' | 'checkout' | 'crumbs'>;
  readonly render: Render;
}

/** What a checkout page shows. */
export interface Shown {
  readonly cart: CheckoutCart;
  readonly typed: Typed;
  readonly errors?: Typed;
  readonly problem?: string | null;
}

const seeOther = 303;
const paths = {
  cart: '/checkout',
  express: '/checkout',
  subscription: '/subscription',
  'gift-card': '/gift-card',
} as const satisfies Record<CheckoutCart['kind'], string>;

/** Finds the cart to check out. Returns a redirect or an error page if there is none. */
export async function findCart(
  { services: { checkout }, render }: CheckoutParts,
  c: PageCall,
): Promise<{ token: string; cart: CheckoutCart } | Response> {
  const given = c.req.query('cartToken');
  const token = given ?? (c.req.path === paths.cart ? getCookie(c, cartCookie) : undefined);
  const cart = token === undefined ? null : await checkout.read(token);
  if (token !== undefined && cart !== null) {
    const { search } = new URL(c.req.url);
    if (paths[cart.kind] !== c.req.path) return c.redirect(paths[cart.kind] + search, seeOther);
    // An empty cart, or one below the minimum subtotal: the cart page shows which.
    const isEnough = cart.subtotalCents >= cart.minimumSubtotalCents;
    if (cart.kind !== 'cart' || (cart.entries.length > 0 && isEnough)) return { token, cart };
    return c.redirect('/cart', seeOther);
  }
  // The form was sent twice, or the page was opened again with Back.
  const orderId = token === undefined ? null : await checkout.orderIdOf(token);
  if (orderId !== null) {
    return c.redirect(`/order-confirmed/${encodeURIComponent(orderId)}`, seeOther);
  }
  if (given === undefined && c.req.path === paths.cart) return c.redirect('/cart', seeOther);
  return render(c, 'error-page', endedView(), { status: 404, cache: 'no-store' });
}

/** Renders the checkout with the typed values; status 422 if any is invalid. */
export function renderCheckout(
  { services: { crumbs }, render }: CheckoutParts,
  c: PageCall,
  { cart, typed, errors = {}, problem = null }: Shown,
) {
  const { pathname, search } = new URL(c.req.url);
  const view = checkoutView({
    cart,
    typed,
    errors,
    problem,
    action: pathname + search,
    crumb: crumbs.issue(c),
    isSent: c.req.method !== 'GET',
    key: typed['idempotencyKey'] ?? randomUUID(),
  });
  const isWrong = problem !== null || Object.keys(errors).length > 0;
  return render(c, 'checkout', view, { status: isWrong ? 422 : 200, cache: 'no-store' });
}
