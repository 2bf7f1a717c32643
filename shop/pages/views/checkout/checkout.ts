import { formatMoney } from 'vitrine/core/money';
import { cartStrings, formStrings, purchaseStrings } from 'vitrine/core/i18n';
import type { CheckoutCart } from '../../../server/index.js';
import { website } from '../../site.js';
import { beginCheckout } from '../../analytics.js';
import { toAddress } from '../address.js';
import { fieldView, type Field, type Typed } from '../parts/field.js';
import { postalFields, withRegion } from '../parts/location-fields.js';
import { lineView } from '../parts/line.js';
import { moneyView } from '../parts/money.js';
import { paidView } from '../parts/paid.js';
import { couponsView, totalsView } from '../parts/totals.js';
import { alertView } from './alert.js';
import type { CheckoutPage } from './checkout-page.js';
import { giftCardsView } from './gift-cards.js';
import { contactFields, couponField, giftCardField, recipientFields } from './fields.js';
import { isTotalKnown } from './is-total-known.js';
import { paymentChoice, paymentView, scriptView, walletsView } from './payment.js';
import { recipientView } from './recipient.js';
import { shipToView } from './ship-to.js';
import { planPhrase, subscriptionView } from './subscription.js';
import { pageLocale } from '../../words/languages.js';
import { say, sayIfKnown } from '../../words/say.js';

const headings = {
  cart: 'Checkout',
  express: 'Checkout',
  subscription: 'Your subscription',
  'gift-card': 'Your gift card',
} as const satisfies Record<CheckoutCart['kind'], string>;

const leads = {
  cart: null,
  express: 'This item only. What is in your cart stays there.',
  subscription: 'This subscription only. What is in your cart stays there.',
  'gift-card': 'This gift card only. What is in your cart stays there.',
} as const satisfies Record<CheckoutCart['kind'], string | null>;

/** The fields that are radio buttons. */
const choiceFields = [{ name: 'optionId', label: 'Delivery' }, paymentChoice];

/** The checkout page of every kind of cart. While the shipping location is unknown it asks only for the address. */
export function checkoutView(page: CheckoutPage) {
  const { cart, errors, crumb, key } = page;
  const typed = withRegion(page.typed);
  const money = (cents: number) => moneyView({ cents, currency: cart.currency });
  const heading = say(headings[cart.kind]);
  const contact = contactFields(cart.requiresShipping);
  const address = cart.requiresShipping ? postalFields(cart.shippingCountries, typed) : [];
  const asksRecipient = cart.kind === 'gift-card' && cart.recipient === null;
  const isReady = isTotalKnown(cart);
  const fields = (list: readonly Field[]) => list.map((field) => fieldView(field, typed, errors));
  const known = [...contact, ...address, ...(asksRecipient ? recipientFields : [])];
  const [country, ...others] = fields(address);
  const alert = alertView(page, [...known, ...choiceFields, couponField, giftCardField], cart);
  const isNewTotal = page.step === 'total';
  const title = `${heading} – ${website.siteTitle}`;
  // "Continue to payment" leads to the delivery, unless something else is to be read first.
  const isNext = page.step === 'delivery' && alert === null;
  return {
    title: alert
      ? formStrings('errorTitle', { title })
      : isNewTotal
        ? say('New total: {title}', { title })
        : title,
    description: 'Where it goes, how it is paid, and what it comes to.',
    page: null,
    analytics: page.isSent ? { pageKind: 'checkout' } : beginCheckout(cart),
    isCheckout: true,
    sheets: ['forms'] as const,
    heading,
    lead: leads[cart.kind] && sayIfKnown(leads[cart.kind] ?? ''),
    alert,
    notice: isNewTotal ? newTotal(cart) : null,
    back: page.isBack && alert === null ? { button: placeLabel(cart) } : null,
    form: { url: toAddress(page.action) },
    crumb,
    key,
    grandTotalCents: String(cart.grandTotalCents),
    dueCents: String(cart.dueCents),
    due: formatMoney({ cents: cart.dueCents, currency: cart.currency }, pageLocale()),
    contact: fields(contact),
    isGuest: page.member === null,
    recipient: asksRecipient ? { fields: fields(recipientFields) } : null,
    gift: recipientView(cart.recipient),
    address: country
      ? {
          country,
          fields: others,
          searchPage: 'checkout',
          shipTo: shipToView(page),
          keep: page.member && { isOn: typed['keepAddress'] === 'true' },
          isNext: page.step === 'address' && alert === null,
        }
      : null,
    delivery: isReady && cart.requiresShipping ? { ...deliveryView(page), isNext } : null,
    coupon: couponView(page, errors),
    giftCards: giftCardsView(page),
    subscription: subscriptionView(cart),
    lines: cart.entries.map((entry) => ({
      ...lineView(entry, money),
      problem: errors[entry.id] ?? null,
    })),
    totals: { ...totalsView(cart, money), paid: paidView(cart, money) },
    cartLink: cart.kind === 'cart' ? { url: toAddress('/cart') } : null,
    payment: isReady ? { ...paymentView(page), button: placeLabel(cart) } : null,
    wallets: walletsView(page),
    paymentScript: scriptView(page.offer),
  };
}

/** Coupons do not apply to gift cards. */
function couponView({ cart, typed, step }: CheckoutPage, errors: Typed) {
  if (cart.kind === 'gift-card') return null;
  return {
    field: fieldView(couponField, typed, errors),
    isNext: step === 'coupon' && errors['coupon'] === undefined,
    applied: couponsView(cart),
  };
}

function deliveryView({ cart, typed, errors }: CheckoutPage) {
  const isOffered = cart.shippingOptions.some(({ id }) => id === typed['optionId']);
  const chosen = isOffered ? typed['optionId'] : cart.selectedShippingOption?.id;
  return {
    error: errors['optionId'] ?? null,
    options: cart.shippingOptions.map(({ id, title, description, costCents }, index) => ({
      id,
      // The error summary links to the first one.
      inputId: index === 0 ? 'optionId' : `optionId-${index + 1}`,
      title: sayIfKnown(title),
      description: description && sayIfKnown(description),
      cost: costCents === 0 ? null : moneyView({ cents: costCents, currency: cart.currency }),
      isChosen: id === chosen,
    })),
  };
}

function newTotal(cart: CheckoutCart): string {
  const delivery = cart.selectedShippingOption?.title;
  const total =
    delivery === undefined
      ? say('The total is now {total}.', { total: totalOf(cart) })
      : say('With {delivery} delivery the total is {total}.', {
          delivery: sayIfKnown(delivery),
          total: totalOf(cart),
        });
  const button = placeLabel(cart);
  return `${total} ${say('Nothing has been ordered yet: press “{button}” if that is right.', { button })}`;
}

function totalOf({ dueCents: cents, currency }: CheckoutCart): string {
  return formatMoney({ cents, currency }, pageLocale(), { trimZeroFractions: true });
}

/** The words of the button that buys, with the amount. */
function placeLabel(cart: CheckoutCart): string {
  if (cart.kind === 'gift-card') return purchaseStrings('buyGiftCard', { amount: totalOf(cart) });
  const { dueCents: cents, currency, subscriptionPlan } = cart;
  const amount = formatMoney({ cents, currency }, pageLocale());
  if (cart.kind !== 'subscription') return say('Place order: {amount}', { amount });
  const phrase = subscriptionPlan && planPhrase(subscriptionPlan, { cents, currency });
  return `${cartStrings('subscribe')}: ${phrase ?? amount}`;
}
