import { centsToDecimal } from 'vitrine/core/money';
import type { BoughtCard, Download, OrderJson, OrderProgress } from '../../../server/index.js';
import { website } from '../../site.js';
import { toAddress } from '../address.js';
import { subscriptionPath } from '../subscription/paths.js';
import { addressLines } from '../parts/address-lines.js';
import { lineView, type ToMoney } from '../parts/line.js';
import { longDate } from '../parts/long-date.js';
import { moneyView } from '../parts/money.js';
import { orderTotals } from '../parts/order-totals.js';
import { downloadsView } from './downloads.js';
import { progressView } from './order-progress.js';
import { stateWords } from './order-state.js';
import { recipientView } from './recipient.js';
import { subscribedPhrase } from './subscription.js';
import { say } from '../../words/say.js';

interface BoughtThings {
  readonly cards: readonly BoughtCard[];
  /** Null if the order belongs to no subscription, or the reader may not change it. */
  readonly subscriptionId: string | null;
}

/** The confirmation page of an order, for its buyer and the owner. */
export function orderConfirmedView(
  order: OrderJson,
  progress: Pick<OrderProgress, 'fulfilment' | 'shipments' | 'refundedCents'> & {
    readonly files: readonly Download[];
  },
  { cards, subscriptionId }: BoughtThings = { cards: [], subscriptionId: null },
) {
  const money = (cents: number) => moneyView({ cents, currency: order.currency });
  return {
    title: `${say('Order {number}', { number: String(order.number) })} – ${website.siteTitle}`,
    description: 'Thank you. This is what you bought.',
    page: null,
    analytics: { pageKind: 'order-confirmed' },
    sheets: ['forms'] as const,
    number: String(order.number),
    email: order.email,
    testMode: order.testMode,
    placedAt: longDate(order.placedAt),
    state: say(stateWords[progress.fulfilment]),
    ...progressView(order, progress, money),
    downloads: downloadsView(progress.files),
    lines: order.entries.map((entry) => lineView(entry, money)),
    totals: orderTotals(order, money),
    giftCards: cardsView(cards, money),
    subscription: subscriptionView(order, subscriptionId),
    gift: recipientView(order.recipient),
    address: addressLines(order.shippingAddress),
    purchase: purchaseData(order),
  };
}

function subscriptionView(order: OrderJson, id: string | null) {
  const phrase = subscribedPhrase(order);
  return phrase && { ...phrase, manage: id && { url: toAddress(subscriptionPath(id)) } };
}

/** The codes that were bought. */
function cardsView(cards: readonly BoughtCard[], money: ToMoney) {
  if (cards.length === 0) return null;
  return {
    title: say(cards.length === 1 ? 'Your gift card' : 'Your gift cards'),
    cards: cards.map(({ code, balanceCents, valueCents, withdrawnCents }) => ({
      code,
      balance: money(balanceCents),
      value: money(valueCents),
      refunded: withdrawnCents > 0 ? money(withdrawnCents) : null,
    })),
  };
}

/**
 * The order for analytics (storefront §3: Order) with the currency, and no other data. Its number identifies it there,
 * because its id is part of this page's address.
 */
function purchaseData(order: OrderJson) {
  const units = (cents: number) => centsToDecimal(cents, order.currency);
  return {
    id: String(order.number),
    purchasedCartId: order.purchasedCartId,
    testMode: order.testMode,
    websiteId: order.websiteId,
    items: order.items.map(({ sku, productName, quantity, unitPrice }) => ({
      sku,
      productName,
      quantity,
      unitPrice: units(unitPrice),
    })),
    grandTotal: units(order.grandTotal),
    shippingTotal: units(order.shippingTotal),
    taxTotal: units(order.taxTotal),
    currency: order.currency,
  };
}
