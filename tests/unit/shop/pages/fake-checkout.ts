import { getCookie } from 'hono/cookie';
import {
  Problem,
  type BoughtCard,
  type CheckoutCart,
  type Draft,
  type OrderJson,
} from '../../../../shop/server/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';
import { cart, entry } from './fake-cart.js';

type Checkout = OwnerServices['checkout'];

const standard = { id: 'standard', title: 'Standard', description: '3 days', costCents: 650 };
const express = { id: 'express', title: 'Express', description: 'Next day', costCents: 1850 };
const monthly: CheckoutCart['subscriptionPlan'] = {
  billingPeriod: { value: 1, unit: 'MONTH' },
  numBillingCycles: 0,
};

const checkoutCart: CheckoutCart = {
  ...cart,
  taxCents: 0,
  grandTotalCents: 6800,
  kind: 'cart',
  subscriptionPlan: null,
  recipient: null,
  giftCards: [],
  dueCents: 6800,
};

/** Shipped to New York with the standard option: $68.00 and $6.50. */
const deliveredCart: CheckoutCart = {
  ...checkoutCart,
  shippingLocation: { country: 'US', region: 'NY', postalCode: '10001' },
  shippingOptions: [standard, express],
  selectedShippingOption: standard,
  shippingCostCents: 650,
  grandTotalCents: 7450,
  dueCents: 7450,
};

const unshipped = { requiresShipping: false, hasDigital: true };
const giftCart: CheckoutCart = {
  ...checkoutCart,
  ...unshipped,
  kind: 'gift-card',
  entries: [{ ...entry, itemId: 'item-gift-card', title: 'Marram Gift Card', quantity: 1 }],
};

const carts: Readonly<Record<string, CheckoutCart>> = {
  full: checkoutCart,
  delivered: deliveredCart,
  raced: deliveredCart,
  small: { ...checkoutCart, subtotalCents: 200 },
  emptied: { ...checkoutCart, entries: [] },
  express: { ...deliveredCart, kind: 'express' },
  service: { ...checkoutCart, ...unshipped, kind: 'express' },
  subscribed: { ...deliveredCart, kind: 'subscription', subscriptionPlan: monthly },
  gift: giftCart,
};

export const order: OrderJson = {
  id: 'order-1',
  number: 1001,
  purchasedCartId: 'cart-1',
  testMode: true,
  websiteId: 'vitrine-shop',
  items: [{ sku: 'MUG-OAT-LARGE', productName: 'Dune Mug', quantity: 2, unitPrice: 3400 }],
  subtotal: 6800,
  discountTotal: 680,
  shippingTotal: 650,
  taxTotal: 0,
  grandTotal: 6770,
  currency: 'USD',
  kind: 'cart',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  shippingAddress: {
    name: 'Ada',
    line1: '1 Quay Lane',
    line2: '',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    country: 'US',
  },
  recipient: null,
  subscriptionPlan: null,
  placedAt: Date.UTC(2026, 10, 21),
  entries: [entry],
  selectedShippingOption: standard,
  applicableTaxRules: [],
  validCoupons: [{ code: 'WELCOME10', title: '10% off', discountCents: 680 }],
  giftCards: [],
  dueTotal: 6770,
};

/** The cards that `order-1` has bought, for assertions of its page. */
export const boughtCards: BoughtCard[] = [];

/** What was typed, by token. */
export const drafts = new Map<string, Draft>();
/** Carts whose delivery was set, by token. */
export const counted = new Map<string, CheckoutCart>();

/** The calls of the fake, for assertions. */
export const asked: { name: string; values: unknown[] }[] = [];

/**
 * Carts by token; a placed order is `order-1`. The name 'Late' finds no stock, and the token 'raced' is purchased by
 * another press meanwhile.
 */
export function createFakeCheckout(): Checkout {
  const gone = new Set(['bought']);
  drafts.clear();
  const note = (name: string, ...values: unknown[]) => void asked.push({ name, values });
  return {
    // A reference is the token itself; a code that a browser has opened is in the cookie ORDER_LINK.
    purchases: {
      keep: (_, token) => (Object.hasOwn(carts, token) ? token : null),
      read: (_, reference) => reference,
    },
    linkCode: {
      keep: (_, code) => note('keepCode', code),
      read: (c) => getCookie(c, 'ORDER_LINK') ?? null,
      drop: () => note('dropCode'),
    },
    drafts: {
      keep: (_, token, draft) => Promise.resolve(void drafts.set(token, draft)),
      take(_, token) {
        const draft = drafts.get(token) ?? null;
        if (draft !== null) drafts.set(token, { ...draft, outcome: null });
        return Promise.resolve(draft);
      },
    },
    hold: (_, { token }) => Promise.resolve(token),
    present: (_, { token }) => Promise.resolve(token),
    grantPress: () => Promise.resolve(),
    isBuyer: (_, orderId) => Promise.resolve(orderId === order.id),
    grant: (_, orderId) => note('grant', orderId),
    read: (token) =>
      Promise.resolve((!gone.has(token) && (counted.get(token) ?? carts[token])) || null),
    orderIdOf: (token) => Promise.resolve(gone.has(token) ? order.id : null),
    readLocation({ country = '', region = '', postalCode = '' }) {
      return country.trim() === ''
        ? { location: null, errors: { country: 'Fill in country.' } }
        : { location: { country, region, postalCode }, errors: {} };
    },
    changeCoupon(token, change) {
      note('changeCoupon', token, change);
      const cart = counted.get(token) ?? carts[token];
      if (cart === undefined || change.enter === 'WRONG') {
        return Promise.reject(new Problem('coupon-unknown'));
      }
      const coupons = change.enter ? [{ code: change.enter, title: '10% off' }] : [];
      const now: CheckoutCart = { ...cart, coupons };
      counted.set(token, now);
      return Promise.resolve(now);
    },
    changeGiftCard(token, change) {
      note('changeGiftCard', token, change);
      const cart = counted.get(token) ?? carts[token];
      if (cart === undefined || ('enter' in change && change.enter === 'WRONG')) {
        return Promise.reject(new Problem('gift-card-unknown'));
      }
      const card = { id: 'card-1', ending: 'WXYZ', takenCents: 2500, leftCents: 0 };
      const isEntered = 'enter' in change;
      const now: CheckoutCart = {
        ...cart,
        giftCards: isEntered ? [card] : [],
        dueCents: cart.grandTotalCents - (isEntered ? card.takenCents : 0),
      };
      counted.set(token, now);
      return Promise.resolve(now);
    },
    readDetails(fields, { requiresShipping }) {
      const needed = ['email', 'name', ...(requiresShipping ? ['country', 'line1'] : [])];
      const empty = needed.filter((name) => !fields[name]?.trim());
      if (empty.length === 0) return { value: { ...fields } as never };
      return { errors: Object.fromEntries(empty.map((name) => [name, `Fill in ${name}.`])) };
    },
    deliver(token, delivery) {
      note('deliver', token, delivery);
      if (token === 'raced') {
        gone.add(token);
        return Promise.reject(new Problem('cart-purchased'));
      }
      const selected = delivery.optionId === 'express' ? express : standard;
      const { location } = delivery;
      const known = { ...deliveredCart, ...(counted.get(token) ?? carts[token]) };
      const taken = known.giftCards.reduce((sum, { takenCents }) => sum + takenCents, 0);
      const now: CheckoutCart = {
        ...known,
        shippingOptions: [standard, express],
        shippingLocation: location,
        selectedShippingOption: selected,
        shippingCostCents: selected.costCents,
        grandTotalCents: known.subtotalCents + selected.costCents,
        dueCents: known.subtotalCents + selected.costCents - taken,
      };
      counted.set(token, now);
      return Promise.resolve(now);
    },
    place(token, details, key) {
      note('place', token, details, key);
      const shown = Number(
        Reflect.get(details, 'grandTotalCents') ?? deliveredCart.grandTotalCents,
      );
      if (shown !== deliveredCart.grandTotalCents) {
        return Promise.reject(new Problem('total-changed'));
      }
      if (Reflect.get(details, 'name') === 'Late') {
        const sentence = 'Sorry, we do not have enough of that item available.';
        return Promise.reject(new Problem('out-of-stock', { errors: { [entry.id]: sentence } }));
      }
      return Promise.resolve({ orderId: order.id, isOwnPress: key === 'the-key' });
    },
    pressInStep: () => Promise.resolve(null),
    order: (id) => Promise.resolve(id === order.id ? order : null),
    orderFor(c, id) {
      if (id !== order.id) return Promise.resolve(null);
      const isBuyer = getCookie(c, 'ORDERS') === order.id;
      return Promise.resolve(
        isBuyer
          ? { order, state: null, cards: boughtCards }
          : { order: null, state: { id, number: order.number, state: 'open' } },
      );
    },
    forget: (_, cartId) => note('forget', cartId),
    startGiftCard(wanted) {
      note('startGiftCard', wanted);
      if (wanted.recipient !== null && !wanted.recipient.email) {
        const errors = { email: 'Fill in an e-mail address.' };
        return Promise.reject(new Problem('recipient-invalid', { errors }));
      }
      return Promise.resolve({ cartToken: 'gift' });
    },
  };
}

/** The code 'known' opens `order-1`; the address 'often@example.com' has asked too often. */
export function createFakeOrderLinks(): OwnerServices['orderLinks'] {
  return {
    send(orderId, { email, ...request }) {
      asked.push({ name: 'send', values: [orderId, { email, ...request }] });
      return email === 'often@example.com'
        ? Promise.reject(new Problem('rate-limited'))
        : Promise.resolve();
    },
    redeem: (code) => Promise.resolve(code === 'known' ? order.id : null),
  };
}
