import { formatMoney } from 'vitrine/core/money';
import { quantityLimits } from 'vitrine/core/product';
import {
  cartPageStrings,
  cartSummaryStrings,
  freeDeliveryStrings,
  quantityFieldStrings,
  serverStrings,
} from 'vitrine/core/i18n';
import type { CartJson, EntryJson } from '../../server/index.js';
import { website } from '../site.js';
import { fieldView } from './parts/field.js';
import { lineView, type ToMoney } from './parts/line.js';
import { moneyView } from './parts/money.js';
import { locationFields, withRegion } from './parts/location-fields.js';
import { couponsView, totalsView } from './parts/totals.js';
import { pageLocale } from '../words/languages.js';
import { say, sayIfKnown } from '../words/say.js';

export interface CartPage {
  readonly cart: CartJson | null;
  readonly crumb: string;
  /** How many lines have just arrived from a page of another origin. */
  readonly arrived: number;
  /** Why the last change was refused. */
  readonly problem: string | null;
}

/** The cart page. */
export function cartView({ cart, crumb, arrived, problem }: CartPage) {
  return {
    title: `${say('Your cart')} – ${website.siteTitle}`,
    description: `What you have picked out at ${website.siteTitle}.`,
    page: null,
    analytics: { pageKind: 'show-cart' },
    sheets: ['forms'] as const,
    isCart: true,
    crumb,
    problem,
    arrived: arrived > 0 ? serverStrings('itemsArrived', { count: arrived }) : null,
    cart: cart && cart.entries.length > 0 ? filledCart(cart) : null,
  };
}

function filledCart(cart: CartJson) {
  const money = (cents: number) => moneyView({ cents, currency: cart.currency });
  return {
    count: cartSummaryStrings('itemCount', { count: cart.totalQuantity }),
    summaryTitle: cartPageStrings('orderSummary'),
    entries: cart.entries.map((entry) => entryView(entry, money)),
    coupons: couponsView(cart),
    shipping: cart.requiresShipping ? shippingView(cart, money) : null,
    freeDelivery: freeDeliveryView(cart),
    totals: totalsView(cart, money),
    minimum: minimumSentence(cart),
  };
}

function entryView(entry: EntryJson, money: ToMoney) {
  const { max, step } = quantityLimits;
  return {
    ...lineView(entry, money),
    quantity: {
      value: entry.quantity,
      // 0 removes the entry.
      min: 0,
      max: Math.min(max, entry.maxQuantity ?? max),
      step,
      label: quantityFieldStrings('quantityOf', { title: entry.title }),
    },
  };
}

function shippingView(cart: CartJson, money: ToMoney) {
  const { shippingLocation: location, selectedShippingOption: selected } = cart;
  return {
    isKnown: location !== null,
    fields: locationFields(cart.shippingCountries, location?.country ?? '').map((field) =>
      fieldView(field, withRegion({ ...location }), {}),
    ),
    options: cart.shippingOptions.map(({ id, title, description, costCents }) => ({
      id,
      title: sayIfKnown(title),
      description: description && sayIfKnown(description),
      cost: costCents === 0 ? null : money(costCents),
      isChosen: id === selected?.id,
    })),
  };
}

/** How far it is to free delivery; null if there is none to reach. */
function freeDeliveryView({ freeShipping, currency }: CartJson) {
  if (freeShipping === null) return null;
  const { fromCents, leftCents } = freeShipping;
  const amount = formatMoney({ cents: leftCents, currency }, pageLocale());
  return {
    words:
      leftCents === 0
        ? freeDeliveryStrings('freeDelivery')
        : freeDeliveryStrings('freeDeliveryLeft', { amount }),
    from: fromCents,
    reached: fromCents - leftCents,
  };
}

/** Why the cart cannot be checked out; null if it can. */
function minimumSentence({ subtotalCents, minimumSubtotalCents, currency }: CartJson) {
  if (subtotalCents >= minimumSubtotalCents) return null;
  const subtotal = formatMoney({ cents: minimumSubtotalCents, currency }, pageLocale());
  return cartSummaryStrings('minimumSubtotal', { subtotal });
}
