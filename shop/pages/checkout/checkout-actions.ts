import { serverStrings } from 'vitrine/core/i18n';
import { Problem, type CheckoutCart, type DraftOutcome, seeOther } from '../../server/index.js';
import type { PageCall } from '../page-call.js';
import type { Typed } from '../views/parts/field.js';
import type { CheckoutContext } from './checkout-context.js';
import { withAddress } from './fill-in.js';
import { checkoutAddress } from './checkout-address.js';
import { returnUrl } from './further-step.js';
import { seenOf, showAgain, type Sent } from './kept-form.js';
import { readMember } from './read-member.js';

type Action = (context: CheckoutContext, c: PageCall, sent: Sent) => Promise<Response>;
type Checkout = CheckoutContext['services']['checkout'];

/** What the buttons of the form do, by `action`. Any other value calculates delivery and tax. */
const actions: ReadonlyMap<string, Action> = new Map([
  ['place', place],
  ['country', changeCountry],
  ['coupon', changeCoupon],
  ['gift-card', changeGiftCard],
  ['count', count],
  ['ship-to', shipTo],
  ['sign-in', signIn],
]);

/** Buttons of another name than `action`. */
const removals = [
  ['removeCoupon', 'coupon'],
  ['removeGiftCard', 'gift-card'],
] as const;

export function actionOf(typed: Typed): Action {
  const [, removed] = removals.find(([field]) => typed[field] !== undefined) ?? [];
  return actions.get(removed ?? typed['action'] ?? '') ?? recount;
}

/** Shows the fields of the chosen country, with everything that was typed. */
function changeCountry(context: CheckoutContext, c: PageCall, sent: Sent) {
  return showAgain(context, c, sent, { step: 'address' });
}

/** Takes an address that the member keeps, and counts what it changes. */
async function shipTo(context: CheckoutContext, c: PageCall, sent: Sent) {
  const member = await readMember(context, c);
  if (member === null) return signIn(context, c, sent);
  const chosen = member.addresses.find(({ id }) => id === sent.typed['shipTo']);
  if (chosen === undefined) throw new Problem('address-not-found');
  const typed = withAddress(sent.typed, chosen, member);
  return showCounted(context, c, { ...sent, typed }, { step: 'address' });
}

/** Keeps what is typed, and comes back after the sign-in. */
async function signIn({ services }: CheckoutContext, c: PageCall, { token, cart, typed }: Sent) {
  await services.checkout.drafts.keep(c, token, { typed, seen: seenOf(cart), outcome: null });
  const purchase = c.req.query('purchase');
  const from = purchase === undefined ? c.req.path : `${c.req.path}?purchase=${purchase}`;
  return c.redirect(`/account/sign-in?${new URLSearchParams({ from })}`, seeOther);
}

async function changeCoupon(context: CheckoutContext, c: PageCall, sent: Sent) {
  const { checkout } = context.services;
  const { removeCoupon: remove } = sent.typed;
  if (remove === undefined) {
    const { errors, ...entered } = await enterCoupon(checkout, sent);
    return showCounted(context, c, entered, { errors, step: 'coupon' });
  }
  const cart = await checkout.changeCoupon(sent.token, { remove });
  return showCounted(context, c, { ...sent, cart }, { step: 'coupon' });
}

async function changeGiftCard(context: CheckoutContext, c: PageCall, sent: Sent) {
  const { checkout } = context.services;
  const { removeGiftCard: remove } = sent.typed;
  if (remove === undefined) {
    const { errors, ...entered } = await enterGiftCard(context, c, sent);
    return showCounted(context, c, entered, { errors, step: 'gift-card' });
  }
  const cart = await checkout.changeGiftCard(sent.token, { remove });
  return showCounted(context, c, { ...sent, cart }, { step: 'gift-card' });
}

/** Shows the form with the total of the delivery that is chosen in it, which the cart may not have yet. */
async function showCounted(
  context: CheckoutContext,
  c: PageCall,
  sent: Sent,
  outcome: Partial<DraftOutcome>,
) {
  const { errors: _, ...counted } = await deliver(context.services.checkout, {
    ...sent,
    errors: {},
  });
  return showAgain(context, c, counted, outcome);
}

/** Counts what is chosen so far. Says what is wrong in the fields that were left, and applies no code that is being typed. */
async function count(context: CheckoutContext, c: PageCall, sent: Sent) {
  const { checkout } = context.services;
  const { errors: wrong, ...counted } = await deliver(checkout, { ...sent, errors: {} });
  const left = new Set((sent.typed['touched'] ?? '').split(' '));
  const errors = Object.fromEntries(Object.entries(wrong).filter(([name]) => left.has(name)));
  return showAgain(context, c, counted, { errors });
}

/** Goes on to the delivery and the payment. */
async function recount(context: CheckoutContext, c: PageCall, sent: Sent) {
  const { errors, ...counted } = await apply(context, c, sent);
  const isWrong = Object.keys(errors).length > 0;
  return showAgain(context, c, counted, isWrong ? { errors } : { step: 'delivery' });
}

async function place(context: CheckoutContext, c: PageCall, sent: Sent) {
  const { checkout, limits, members } = context.services;
  const { token } = sent;
  // Also with mistakes in other fields, so that the delivery that was chosen stays.
  const { errors: refused, ...counted } = await apply(context, c, sent);
  const { cart, typed } = counted;
  const read = checkout.readDetails(typed, cart);
  const errors = { ...('errors' in read ? read.errors : {}), ...refused };
  if ('errors' in read || Object.keys(refused).length > 0) {
    return showAgain(context, c, counted, { errors });
  }
  if (isNewTotal(cart, typed)) return showAgain(context, c, counted, { step: 'total' });
  const key = typed['idempotencyKey'] ?? '';
  const memberId = (await members.session(c))?.id ?? null;
  const { orderId, isOwnPress } = await checkout.place(token, read.value, key, {
    returnUrl: returnUrl(context.services.callers, c, checkoutAddress(c)),
    memberId,
  });
  await limits.uncount(c, 'checkout');
  if (isOwnPress) checkout.grant(c, orderId);
  const { shippingAddress, phone } = read.value;
  if (isOwnPress && memberId !== null && shippingAddress && typed['keepAddress'] === 'true') {
    await members.addresses.keep(memberId, { ...shippingAddress, phone });
  }
  return c.redirect(`/order-confirmed/${encodeURIComponent(orderId)}`, seeOther);
}

interface Applied extends Sent {
  readonly errors: Typed;
}

/** Gives the cart the codes and the delivery of the form, as far as they are right. */
async function apply(context: CheckoutContext, c: PageCall, sent: Sent): Promise<Applied> {
  const { checkout } = context.services;
  const hasCode = (name: string) => (sent.typed[name] ?? '').trim() !== '';
  const nothing = { ...sent, errors: {} };
  const paid = hasCode('giftCard') ? await enterGiftCard(context, c, nothing) : nothing;
  const withCoupon = hasCode('coupon') ? await enterCoupon(checkout, paid) : paid;
  return deliver(checkout, { ...withCoupon, errors: { ...paid.errors, ...withCoupon.errors } });
}

/** Gives the cart the delivery of the form, if its address is right. */
async function deliver(checkout: Checkout, entered: Applied): Promise<Applied> {
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

/** Refused codes are counted, so that nobody finds one by trying. */
async function enterGiftCard(
  { services: { checkout, limits } }: CheckoutContext,
  c: PageCall,
  sent: Sent,
): Promise<Applied> {
  const code = sent.typed['giftCard'] ?? '';
  try {
    await limits.count(c, 'giftCards', sent.token);
    const cart = await checkout.changeGiftCard(sent.token, { enter: code });
    await limits.uncount(c, 'giftCards');
    return { ...sent, cart, typed: { ...sent.typed, giftCard: '' }, errors: {} };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'rate-limited') {
      return { ...sent, errors: { giftCard: serverStrings('giftCardTries') } };
    }
    if (!error.code.startsWith('gift-card-')) throw error;
    return { ...sent, errors: { giftCard: error.message } };
  }
}

/** Whether the page showed another total, as after a choice that it could not count. */
function isNewTotal(counted: CheckoutCart, typed: Typed): boolean {
  return (['grandTotalCents', 'dueCents'] as const).some(
    (name) => typed[name] !== undefined && typed[name] !== String(counted[name]),
  );
}
