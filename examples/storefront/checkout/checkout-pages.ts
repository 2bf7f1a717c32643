import type { Hono } from 'hono';
import { Problem, type CheckoutCart } from '../../server/index.js';
import type { PageCall } from '../rendering.js';
import type { PageVariables } from '../security-headers.js';
import type { Typed } from '../views/parts/field.js';
import type { CheckoutParts } from './checkout-parts.js';
import { showAgain, typedInto, type Sent } from './kept-form.js';
import { renderCheckout, findCart } from './render-checkout.js';
import { readForm } from '../read-form.js';
import { nameCart } from './name-cart.js';
import { showProblem } from './show-problem.js';

const seeOther = 303;
/** The fields that must be valid to calculate shipping and tax. */
const locationFields = ['country', 'region', 'postalCode'];

/** `/checkout` and `/subscription`: for the visitor's cart, or the cart of `?purchase=`. */
export function addCheckoutPages(app: Hono<PageVariables>, parts: CheckoutParts): void {
  for (const path of ['/checkout', '/subscription']) {
    app.get(path, (c) => showCheckout(parts, c));
    app.post(path, async (c) => postCheckout(parts, c, await readForm(c)));
  }
}

export async function showCheckout(parts: CheckoutParts, c: PageCall): Promise<Response> {
  const named = await nameCart(parts, c);
  if (named instanceof Response) return named;
  const cart = await findCart(parts, c, named);
  if (cart instanceof Response) return cart;
  const draft = await parts.services.checkout.drafts.take(c, named.token);
  return renderCheckout(parts, c, {
    cart,
    typed: typedInto(cart, draft),
    outcome: draft?.outcome ?? null,
  });
}

/** Handles the posted form: places the order, or recalculates shipping and tax. */
export async function postCheckout(
  parts: CheckoutParts,
  c: PageCall,
  typed: Typed,
): Promise<Response> {
  const { checkout, crumbs, limits } = parts.services;
  const named = await nameCart(parts, c);
  if (named instanceof Response) return named;
  const isOrder = typed['action'] === 'place';
  // Counted before any query. An order that was refused counts, so that nobody tries out cards here.
  await limits.count(c, isOrder ? 'checkout' : 'changes', named.token);
  const key = typed['idempotencyKey'] ?? '';
  let { token } = named;
  try {
    crumbs.check(c, typed['crumb']);
    // From here on the cart holds who buys: whoever else had its token has it no longer.
    token = await checkout.hold(c, named, key);
    await checkout.grantPress(c, token, key);
    const cart = await findCart(parts, c, { ...named, token });
    if (cart instanceof Response) return cart;
    const run = isOrder ? place : recount;
    return await run(parts, c, { token, cart, typed });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    await checkout.grantPress(c, token, key);
    // Reads the cart again, because the refusal may be caused by a change: less stock, another total, or an order already placed.
    const cart = await findCart(parts, c, { ...named, token });
    if (cart instanceof Response) return cart;
    return showAgain(parts, c, { token, cart, typed }, showProblem(error, cart));
  }
}

async function recount(parts: CheckoutParts, c: PageCall, sent: Sent) {
  const { token, cart, typed } = sent;
  const { checkout } = parts.services;
  const wrong = Object.entries(errorsIn(checkout.readDetails(typed, cart)));
  const errors = Object.fromEntries(wrong.filter(([name]) => locationFields.includes(name)));
  if (Object.keys(errors).length > 0) return showAgain(parts, c, sent, { errors });
  const counted = await checkout.deliver(token, deliveryIn(typed));
  return showAgain(parts, c, { token, typed, cart: counted }, { step: 'delivery' });
}

async function place(parts: CheckoutParts, c: PageCall, { token, cart, typed }: Sent) {
  const { checkout } = parts.services;
  const read = checkout.readDetails(typed, cart);
  const errors = errorsIn(read);
  const isLocated = !locationFields.some((name) => errors[name] !== undefined);
  // Also with mistakes in other fields, so that the delivery that was chosen stays.
  const counted =
    cart.requiresShipping && isLocated ? await checkout.deliver(token, deliveryIn(typed)) : cart;
  const again = { token, cart: counted, typed };
  if ('errors' in read) return showAgain(parts, c, again, { errors });
  if (isNewTotal(cart, counted, typed)) return showAgain(parts, c, again, { step: 'total' });
  const key = typed['idempotencyKey'] ?? '';
  const { orderId, isOwnPress } = await checkout.place(token, read.details, key);
  await parts.services.limits.uncount(c, 'checkout');
  if (isOwnPress) checkout.grant(c, orderId);
  return c.redirect(`/order-confirmed/${encodeURIComponent(orderId)}`, seeOther);
}

/** Whether the page showed the right total, and the delivery chosen on it changes that. */
function isNewTotal(shown: CheckoutCart, counted: CheckoutCart, typed: Typed): boolean {
  return (
    typed['grandTotalCents'] === String(shown.grandTotalCents) &&
    counted.selectedShippingOption?.id !== shown.selectedShippingOption?.id &&
    counted.grandTotalCents !== shown.grandTotalCents
  );
}

function errorsIn(read: { readonly details: unknown } | { readonly errors: Typed }): Typed {
  return 'errors' in read ? read.errors : {};
}

function deliveryIn({ country = '', region = '', postalCode = '', optionId }: Typed) {
  return { location: { country, region, postalCode }, optionId: optionId ?? null };
}
