import type { Hono } from 'hono';
import { Problem, type CheckoutCart } from '../../server/index.js';
import type { PageCall } from '../rendering.js';
import type { PageVariables } from '../security-headers.js';
import type { Typed } from '../views/parts/field.js';
import { renderCheckout, findCart, type CheckoutParts } from './render-checkout.js';
import { readForm } from '../read-form.js';
import { showProblem } from './show-problem.js';

interface Sent {
  readonly token: string;
  readonly cart: CheckoutCart;
  readonly typed: Typed;
}

const seeOther = 303;
/** The fields that must be valid to calculate shipping and tax. */
const locationFields = ['country', 'region', 'postalCode'];

/** `/checkout` and `/subscription`: for the visitor's cart, or the cart of `?cartToken=`. */
export function addCheckoutPages(app: Hono<PageVariables>, parts: CheckoutParts): void {
  for (const path of ['/checkout', '/subscription']) {
    app.get(path, (c) => showCheckout(parts, c));
    app.post(path, async (c) => postCheckout(parts, c, await readForm(c)));
  }
}

export async function showCheckout(parts: CheckoutParts, c: PageCall): Promise<Response> {
  const found = await findCart(parts, c);
  if (found instanceof Response) return found;
  return renderCheckout(parts, c, { cart: found.cart, typed: knownAddress(found.cart) });
}

/** Handles the posted form: places the order, or recalculates shipping and tax. */
export async function postCheckout(
  parts: CheckoutParts,
  c: PageCall,
  typed: Typed,
): Promise<Response> {
  const found = await findCart(parts, c);
  if (found instanceof Response) return found;
  try {
    parts.services.crumbs.check(c, typed['crumb']);
    const run = typed['action'] === 'place' ? place : recount;
    return await run(parts, c, { ...found, typed });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    // Reads the cart again, because the refusal may be caused by a change: less stock, another total, or an order already placed.
    const now = await findCart(parts, c);
    if (now instanceof Response) return now;
    return renderCheckout(parts, c, { ...now, typed, ...showProblem(error, now.cart) });
  }
}

async function recount(parts: CheckoutParts, c: PageCall, { token, cart, typed }: Sent) {
  const { checkout } = parts.services;
  const wrong = Object.entries(errorsIn(checkout.readDetails(typed, cart)));
  const errors = Object.fromEntries(wrong.filter(([name]) => locationFields.includes(name)));
  if (Object.keys(errors).length > 0) return renderCheckout(parts, c, { cart, typed, errors });
  const counted = await checkout.deliver(token, deliveryIn(typed));
  return renderCheckout(parts, c, { cart: counted, typed });
}

async function place(parts: CheckoutParts, c: PageCall, { token, cart, typed }: Sent) {
  const { checkout } = parts.services;
  const read = checkout.readDetails(typed, cart);
  if ('errors' in read) return renderCheckout(parts, c, { cart, typed, errors: read.errors });
  if (cart.requiresShipping) await checkout.deliver(token, deliveryIn(typed));
  const { orderId } = await checkout.place(token, read.details, typed['idempotencyKey'] ?? '');
  return c.redirect(`/order-confirmed/${encodeURIComponent(orderId)}`, seeOther);
}

function errorsIn(read: { readonly details: unknown } | { readonly errors: Typed }): Typed {
  return 'errors' in read ? read.errors : {};
}

function deliveryIn({ country = '', region = '', postalCode = '', optionId }: Typed) {
  return { location: { country, region, postalCode }, optionId: optionId ?? null };
}

/** The parts of the address that the cart page has already collected. */
function knownAddress({ shippingLocation }: CheckoutCart): Typed {
  return shippingLocation === null ? {} : { ...shippingLocation };
}
