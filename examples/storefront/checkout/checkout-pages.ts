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
/** What must be right for the delivery to be counted. */
const locationFields = ['country', 'region', 'postalCode'];

/** `/checkout` and `/subscription`: the visitor's cart, or the one that `?cartToken=` names. */
export function addCheckoutPages(app: Hono<PageVariables>, parts: CheckoutParts): void {
  for (const path of ['/checkout', '/subscription']) {
    app.get(path, (c) => showCheckout(parts, c));
    app.post(path, async (c) => takeCheckout(parts, c, await readForm(c)));
  }
}

export async function showCheckout(parts: CheckoutParts, c: PageCall): Promise<Response> {
  const found = await findCart(parts, c);
  if (found instanceof Response) return found;
  return renderCheckout(parts, c, { cart: found.cart, typed: deliveredTo(found.cart) });
}

/** The form was sent: to place the order, or to count the delivery anew. */
export async function takeCheckout(
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
    // Anew, as what was refused may have changed: the pieces left, the total, or all of it by a second press.
    const now = await findCart(parts, c);
    if (now instanceof Response) return now;
    return renderCheckout(parts, c, { ...now, typed, ...showProblem(error, now.cart) });
  }
}

async function recount(parts: CheckoutParts, c: PageCall, { token, cart, typed }: Sent) {
  const { checkout } = parts.services;
  const wrong = Object.entries(mistakesIn(checkout.readDetails(typed, cart)));
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

function mistakesIn(read: { readonly details: unknown } | { readonly errors: Typed }): Typed {
  return 'errors' in read ? read.errors : {};
}

function deliveryIn({ country = '', region = '', postalCode = '', optionId }: Typed) {
  return { location: { country, region, postalCode }, optionId: optionId ?? null };
}

/** Of the address, what the cart page has been told already. */
function deliveredTo({ shippingLocation }: CheckoutCart): Typed {
  return shippingLocation === null ? {} : { ...shippingLocation };
}
