import type { BoughtCard, OrderJson } from '../../../server/index.js';
import { website } from '../../site.js';
import { countryName } from '../parts/countries.js';
import { lineView, type ToMoney } from '../parts/line.js';
import { longDate } from '../parts/long-date.js';
import { moneyView } from '../parts/money.js';
import { paidView } from '../parts/paid.js';
import { totalsView, type Sums } from '../parts/totals.js';
import { stateWords } from './order-state.js';
import { recipientView } from './recipient.js';
import { subscribedPhrase } from './subscription.js';
import { say } from '../../words/say.js';

/** The confirmation page of an order, for its buyer and the owner. */
export function orderConfirmedView(order: OrderJson, cards: readonly BoughtCard[] = []) {
  const money = (cents: number) => moneyView({ cents, currency: order.currency });
  return {
    title: `${say('Order {number}', { number: String(order.number) })} – ${website.siteTitle}`,
    description: 'Thank you. This is what you bought.',
    page: null,
    analytics: { pageKind: 'order-confirmed' },
    isForm: true,
    number: String(order.number),
    email: order.email,
    testMode: order.testMode,
    placedAt: longDate(order.placedAt),
    // The only state there is (`OrderState`).
    state: say(stateWords.received),
    lines: order.entries.map((entry) => lineView(entry, money)),
    totals: {
      ...totalsView(sumsOf(order), money),
      paid: paidView({ ...order, dueCents: order.dueTotal }, money),
    },
    giftCards: cardsView(cards, money),
    subscription: subscribedPhrase(order),
    gift: recipientView(order.recipient),
    address: addressLines(order.shippingAddress),
    purchase: purchaseData(order),
  };
}

/** The codes that were bought. */
function cardsView(cards: readonly BoughtCard[], money: ToMoney) {
  if (cards.length === 0) return null;
  return {
    title: say(cards.length === 1 ? 'Your gift card' : 'Your gift cards'),
    cards: cards.map(({ code, balanceCents, valueCents }) => ({
      code,
      balance: money(balanceCents),
      value: money(valueCents),
    })),
  };
}

/**
 * The order for analytics (storefront §3: Order) with the currency, and no other data. Its number identifies it there,
 * because its id is part of this page's address.
 */
function purchaseData(order: OrderJson) {
  return {
    id: String(order.number),
    purchasedCartId: order.purchasedCartId,
    testMode: order.testMode,
    websiteId: order.websiteId,
    items: order.items.map(({ sku, productName, quantity, unitPrice }) => ({
      sku,
      productName,
      quantity,
      unitPrice,
    })),
    grandTotal: order.grandTotal,
    shippingTotal: order.shippingTotal,
    taxTotal: order.taxTotal,
    currency: order.currency,
  };
}

function sumsOf(order: OrderJson): Sums {
  return {
    subtotalCents: order.subtotal,
    discountCents: order.discountTotal,
    validCoupons: order.validCoupons,
    requiresShipping: order.shippingAddress !== null,
    shippingLocation: order.shippingAddress,
    selectedShippingOption: order.selectedShippingOption,
    shippingCostCents: order.shippingTotal,
    applicableTaxRules: order.applicableTaxRules,
    taxCents: order.taxTotal,
    grandTotalCents: order.grandTotal,
    ...(order.pricesInclude !== undefined && { pricesInclude: order.pricesInclude }),
  };
}

function addressLines(address: OrderJson['shippingAddress']): readonly string[] | null {
  if (address === null) return null;
  const { name, line1, line2, city, region, postalCode, country } = address;
  const place = [city, region, postalCode].filter(Boolean).join(', ');
  return [name, line1, line2, place, countryName(country)].filter(Boolean);
}
