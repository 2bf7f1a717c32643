import type { Context } from 'hono';
import {
  enterCoupon,
  linesInCallerWords,
  lockCart,
  requireCart,
  removeCoupon,
  type HeldCarts,
  type Pricing,
} from '../carts/index.js';
import type { Catalogue, CatalogueCurrency } from '../catalogue/index.js';
import { cardsOfOrder, enterCard, removeCard, type Recipient } from '../gift-cards/index.js';
import { Problem, type Typed } from '../../ground/http/index.js';
import type { Payments } from '../payments/index.js';
import { prepareGiftCard, startPurchase } from '../purchases/index.js';
import { deliver, type Delivery } from './deliver.js';
import { createDrafts, type Drafts } from './drafts.js';
import { findOrder, findOrderOfCart, findOrderState } from './find-order.js';
import { takesGiftCards } from './gift-card-rules.js';
import { createLinkCode, type LinkCode } from './link-code.js';
import { loadCheckout } from './load-checkout.js';
import type { OrderAccess } from './order-access.js';
import type { OrderMailer } from './order-mail.js';
import { payAndPlace } from './pay-and-place.js';
import { isSamePress } from './place-order.js';
import { createPurchaseCookies, type PurchaseCookies } from './purchase-cookies.js';
import { readDetails } from './read-details.js';
import { readLocation, type ReadLocation } from './read-location.js';
import type {
  CheckoutCart,
  CheckoutDetails,
  KeepSubscription,
  OrderJson,
  OrderState,
  Placed,
  PressOrigin,
} from './types.js';
import type { RouteContext } from '../../ground/routing/index.js';

/**
 * The checkout. The provider (`payments`) decides on the payment, and whether anything is charged. A token comes from
 * the `CART` cookie or from a purchase call.
 */
export interface Checkout {
  /** The carts of direct purchases that a browser has opened. */
  readonly purchases: Pick<PurchaseCookies, 'keep' | 'read'>;
  readonly linkCode: LinkCode;
  /** The texts that visitors have typed into checkouts. */
  readonly drafts: Drafts;
  /** Null if there is no such cart, or it has expired or was purchased. */
  read(token: string): Promise<CheckoutCart | null>;
  /** The details of a form, or a sentence for each invalid field. */
  readDetails(fields: Typed, cart: CheckoutCart): ReturnType<typeof readDetails>;
  /** The location that a form ships to, however much of it is typed, with a sentence for each wrong part. */
  readLocation(fields: Typed, cart: Pick<CheckoutCart, 'shippingCountries'>): ReadLocation;
  /**
   * Before a form stores who buys: gives the cart a new id, sends the browser its new token, and resolves to that token.
   * Nobody else who had the old one can open the cart then.
   */
  hold(c: Context, cart: NamedCart): Promise<string>;
  /** The token of now of a cart that an earlier press of this browser has given a new id. Sends it to the browser. */
  present(c: Context, cart: NamedCart): Promise<string>;
  /** Sets the shipping location and option. @throws Problem `shipping-country`, `cart-expired`, `cart-purchased`. */
  deliver(token: string, delivery: Delivery): Promise<CheckoutCart>;
  /** Applies a coupon, or removes it. @throws Problem `coupon-…`, `cart-expired`, `cart-purchased`. */
  changeCoupon(token: string, change: CouponChange): Promise<CheckoutCart>;
  /**
   * Enters a gift card, or takes one out; `typed` is the code. @throws Problem `gift-card-…`, `cart-expired`, `cart-purchased`.
   */
  changeGiftCard(token: string, change: GiftCardChange): Promise<CheckoutCart>;
  /**
   * Authorises the payment and places the order; a repeat resolves to the same order. `key` names the press of the button.
   * @throws Problem, see `payAndPlace`. @throws FurtherStep
   */
  place(
    token: string,
    details: CheckoutDetails,
    key: string,
    origin?: PressOrigin,
  ): Promise<Placed>;
  /** The key of the press that has led to a further step of its payment; null if none has. */
  pressInStep(token: string): Promise<string | null>;
  /** Null if there is no such order. For the shop itself: a page uses `orderFor`. */
  order(orderId: string): Promise<OrderJson | null>;
  /** The part of an order that the visitor may see: all of it in the browser that bought it and for the owner. */
  orderFor(c: Context, orderId: string): Promise<SeenOrder | null>;
  /** Lets the browser read the order of a purchased cart if this press of its form has bought it: its answer was lost. */
  grantPress(c: Context, token: string, key: string): Promise<void>;
  /** Whether the visitor has bought the order: their browser, or their account. */
  isBuyer(c: Context, orderId: string): Promise<boolean>;
  /** From now on the visitor's browser may read the order. */
  grant(c: Context, orderId: string): void;
  /** The order of a purchased cart; null before the purchase. */
  orderIdOf(token: string): Promise<string | null>;
  /** Removes the browser's cart token if it is for this cart. */
  forget(c: Context, purchasedCartId: string): void;
  /** Starts the purchase of a gift card. @throws Problem if the request is not valid. */
  startGiftCard(card: {
    readonly itemId: string;
    readonly sku: string | null;
    readonly recipient: Recipient | null;
    readonly currency: CatalogueCurrency;
  }): Promise<{ cartToken: string }>;
}

/** PostgreSQL refuses a text that contains NUL. */
const orderIdForm = /^[\w-]{1,64}$/;

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isCode = (text = '') => text.length <= 60 && !/[\p{Cc}\p{Cs}]/u.test(text);

/** The cart of a checkout page. */
export interface NamedCart {
  readonly token: string;
  /** Of a direct purchase; null for the visitor's own cart. */
  readonly reference: string | null;
}

/** The codes as typed. */
export interface CouponChange {
  readonly enter?: string;
  readonly remove?: string;
}

/** A code as typed, or the id of a card. */
export type GiftCardChange = { readonly enter: string } | { readonly remove: string };

export type SeenOrder =
  | { readonly order: OrderJson; readonly state: null; readonly cards: readonly BoughtCard[] }
  | { readonly order: null; readonly state: OrderState };

/** A gift card that an order has bought. */
export interface BoughtCard {
  readonly code: string;
  readonly valueCents: number;
  readonly balanceCents: number;
  /** The amount that refunds of the order have taken off it. */
  readonly withdrawnCents: number;
}

export interface CheckoutContext extends Pick<RouteContext, 'database' | 'visitors' | 'callers'> {
  readonly catalogue: Catalogue;
  readonly heldCarts: HeldCarts;
  readonly access: OrderAccess;
  readonly payments: Payments;
  readonly mailer: OrderMailer;
  readonly keepSubscription: KeepSubscription;
  pricing(): Pricing;
}

export function createCheckout(context: CheckoutContext): Checkout {
  const { database, catalogue, visitors, heldCarts, access, pricing } = context;
  const purchases = createPurchaseCookies(context.callers, visitors);

  const inWords = <Holder extends Pick<OrderJson, 'entries'>>(holder: Holder) =>
    linesInCallerWords(holder, catalogue);

  /** Changes a cart that is open, and answers it as it is then. */
  function change(
    token: string,
    work: (open: Parameters<typeof deliver>[0]) => Promise<void>,
  ): Promise<CheckoutCart> {
    const at = pricing();
    return database.transaction(async (transaction) => {
      const cartId = requireCart(visitors, token);
      await lockCart(transaction, cartId, at.now);
      await work({ transaction, cartId, order: null, ...at });
      return inWords(await loadCheckout(transaction, cartId, at));
    });
  }

  /** The order that a cart has become; null before that. */
  async function boughtWith(token: string) {
    const cartId = visitors.cartOf(token);
    return cartId === null ? null : findOrderOfCart(database, cartId);
  }

  /** Sends the browser the token of the cart's new id. */
  async function renew(
    c: Context,
    { token, reference }: NamedCart,
    findId: HeldCarts['presentId'],
  ): Promise<string> {
    const cartId = visitors.cartOf(token);
    if (cartId === null) return token;
    const renewed = visitors.tokenOf(await findId(c, cartId));
    if (renewed === token) return token;
    if (reference === null) visitors.renewCart(c, renewed);
    else purchases.replace(c, reference, renewed);
    return renewed;
  }

  return {
    purchases,
    linkCode: createLinkCode(context.callers),
    drafts: createDrafts({ ...context, now: () => pricing().now }),
    async read(token) {
      const cartId = visitors.cartOf(token);
      if (cartId === null) return null;
      try {
        return await inWords(await loadCheckout(database, cartId, pricing()));
      } catch (error) {
        if (error instanceof Problem && error.status === 410) return null;
        throw error;
      }
    },
    readLocation,
    readDetails: (fields, cart) =>
      readDetails(fields, cart, pricing().now, context.payments.provider),
    hold: (c, cart) => renew(c, cart, heldCarts.hold),
    present: (c, cart) => renew(c, cart, heldCarts.presentId),
    deliver: (token, delivery) => change(token, (work) => deliver(work, delivery)),
    async changeCoupon(token, { enter, remove }) {
      if (![enter, remove].every(isCode)) throw new Problem('coupon-unknown');
      return change(token, async (work) => {
        if (remove !== undefined) await removeCoupon(work, remove);
        if (enter !== undefined) await enterCoupon(work, enter);
      });
    },
    changeGiftCard: (token, card) =>
      change(token, async ({ transaction, cartId, ...at }) => {
        const { kind, currency } = await loadCheckout(transaction, cartId, at);
        if (!takesGiftCards(kind)) throw new Problem('gift-card-unknown');
        if ('remove' in card) await removeCard(transaction, { cartId, id: card.remove });
        else await enterCard(transaction, { cartId, currency, typed: card.enter });
      }),
    async place(token, details, key, { returnUrl = '', memberId = null } = {}) {
      const cartId = requireCart(visitors, token);
      const press = { cartId, details, key, returnUrl, memberId };
      return payAndPlace({ ...context, at: pricing() }, press);
    },
    async pressInStep(token) {
      const cartId = visitors.cartOf(token);
      return cartId === null ? null : context.payments.pressInStep(cartId);
    },
    order: (orderId) => findOrder(database, orderId),
    async orderFor(c, orderId) {
      if (!orderIdForm.test(orderId)) return null;
      if (await access.mayRead(c, orderId)) {
        const order = await findOrder(database, orderId);
        if (order === null) return null;
        const cards = await cardsOfOrder(database, orderId);
        return { order: await inWords(order), state: null, cards };
      }
      const state = await findOrderState(database, orderId);
      return state && { order: null, state };
    },
    async grantPress(c, token, pressKey) {
      const order = await boughtWith(token);
      if (order !== null && isSamePress(order.pressKey, pressKey)) access.grant(c, order.id);
    },
    isBuyer: (c, orderId) => access.isBuyer(c, orderId),
    grant: (c, orderId) => access.grant(c, orderId),
    async orderIdOf(token) {
      return (await boughtWith(token))?.id ?? null;
    },
    forget(c, purchasedCartId) {
      if (visitors.identify(c).cartId === purchasedCartId) visitors.forgetCart(c);
    },
    async startGiftCard({ currency, ...card }) {
      const { now } = pricing();
      const purchase = await prepareGiftCard(catalogue, card, now);
      const cartId = await database.transaction((transaction) =>
        startPurchase(transaction, purchase, currency, now),
      );
      return { cartToken: visitors.tokenOf(cartId) };
    },
  };
}
