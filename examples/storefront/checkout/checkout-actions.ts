import { Problem, type CheckoutCart } from '../../server/index.js';
import type { PageCall } from '../rendering.js';
import type { Typed } from '../views/parts/field.js';
import type { CheckoutParts } from './checkout-parts.js';
import { seeOther, showAgain, type Sent } from './kept-form.js';

type Action = (parts: CheckoutParts, c: PageCall, sent: Sent) => Promise<Response>;
type Checkout = CheckoutParts['services']['checkout'];

/** What the buttons of the form do, by `action`. Any other value calculates delivery and tax. */
const actions: ReadonlyMap<string, Action> = new Map([
  ['place', place],
  ['country', changeCountry],
  ['coupon', changeCoupon],
]);

export function actionOf(typed: Typed): Action {
  const name = typed['removeCoupon'] === undefined ? typed['action'] : 'coupon';
  return actions.get(name ?? '') ?? recount;
}

/** Shows the fields of the chosen country, with everything that was typed. */
function changeCountry(parts: CheckoutParts, c: PageCall, sent: Sent) {
  return showAgain(parts, c, sent, { step: 'address' });
}

async function changeCoupon(parts: CheckoutParts, c: PageCall, sent: Sent) {
  const { checkout } = parts.services;
  const { removeCoupon: remove } = sent.typed;
  if (remove === undefined) {
    const { errors, ...entered } = await enterCoupon(checkout, sent);
    return showAgain(parts, c, entered, { errors, step: 'coupon' });
  }
  const cart = await checkout.changeCoupon(sent.token, { remove });
  return showAgain(parts, c, { ...sent, cart }, { step: 'coupon' });
}

/** Goes on to the delivery and the payment. */
async function recount(parts: CheckoutParts, c: PageCall, sent: Sent) {
  const { errors, ...counted } = await apply(parts.services.checkout, sent);
  const isWrong = Object.keys(errors).length > 0;
  return showAgain(parts, c, counted, isWrong ? { errors } : { step: 'delivery' });
}

async function place(parts: CheckoutParts, c: PageCall, sent: Sent) {
  const { checkout, limits } = parts.services;
  const { token, cart: shown } = sent;
  // Also with mistakes in other fields, so that the delivery that was chosen stays.
  const { errors: refused, ...counted } = await apply(checkout, sent);
  const { cart, typed } = counted;
  const read = checkout.readDetails(typed, cart);
  const errors = { ...('errors' in read ? read.errors : {}), ...refused };
  if ('errors' in read || Object.keys(refused).length > 0) {
    return showAgain(parts, c, counted, { errors });
  }
  if (isNewTotal(shown, cart, typed)) return showAgain(parts, c, counted, { step: 'total' });
  const key = typed['idempotencyKey'] ?? '';
  const { orderId, isOwnPress } = await checkout.place(token, read.details, key);
  await limits.uncount(c, 'checkout');
  if (isOwnPress) checkout.grant(c, orderId);
  return c.redirect(`/order-confirmed/${encodeURIComponent(orderId)}`, seeOther);
}

interface Applied extends Sent {
  readonly errors: Typed;
}

/** Gives the cart the coupon and the delivery of the form, as far as they are right. */
async function apply(checkout: Checkout, sent: Sent): Promise<Applied> {
  const hasCode = (sent.typed['coupon'] ?? '').trim() !== '';
  const entered = hasCode ? await enterCoupon(checkout, sent) : { ...sent, errors: {} };
  const { token, cart, typed } = entered;
  if (!cart.requiresShipping) return entered;
  const { location, errors } = checkout.readLocation(typed, cart);
  const isRight = location !== null && Object.keys(errors).length === 0;
  const counted = isRight
    ? await checkout.deliver(token, { location, optionId: typed['optionId'] ?? null })
    : cart;
  return { ...entered, cart: counted, errors: { ...errors, ...entered.errors } };
}

/** A code that is refused stays in its field, with the reason. */
async function enterCoupon(checkout: Checkout, sent: Sent): Promise<Applied> {
  const code = sent.typed['coupon'] ?? '';
  try {
    const cart = await checkout.changeCoupon(sent.token, { enter: code });
    return { ...sent, cart, typed: { ...sent.typed, coupon: '' }, errors: {} };
  } catch (error) {
    if (!(error instanceof Problem) || !error.code.startsWith('coupon-')) throw error;
    return { ...sent, errors: { coupon: error.message } };
  }
}

/** Whether the page showed the right total, and what was chosen on it changes that. */
function isNewTotal(shown: CheckoutCart, counted: CheckoutCart, typed: Typed): boolean {
  return (
    typed['grandTotalCents'] === String(shown.grandTotalCents) &&
    counted.grandTotalCents !== shown.grandTotalCents
  );
}
