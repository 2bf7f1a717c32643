import type { Context } from 'hono';
import { lockCart, type Pricing } from '../carts/index.js';
import type { Catalogue, CatalogueCurrency } from '../catalogue/index.js';
import type { Database } from '../database/index.js';
import { Problem, type Visitors } from '../http/index.js';
import { prepareGiftCard, startPurchase, type Recipient } from '../purchases/index.js';
import { deliver, type Delivery } from './deliver.js';
import { findOrder, findOrderOfCart } from './find-order.js';
import { loadCheckout } from './load-checkout.js';
import { placeOrder } from './place-order.js';
import { readDetails } from './read-details.js';
import type { CheckoutCart, CheckoutDetails, OrderJson } from './types.js';

/** The checkout in test mode: nothing is charged. A token comes from the `CART` cookie or from a purchase call. */
export interface Checkout {
  /** Null if there is no such cart, or it has expired or was purchased. */
  read(token: string): Promise<CheckoutCart | null>;
  /** The details of a form, or a sentence for each invalid field. */
  readDetails(
    fields: Readonly<Record<string, string>>,
    cart: CheckoutCart,
  ): ReturnType<typeof readDetails>;
  /** Sets the shipping location and option. @throws Problem `shipping-country`, `cart-expired`, `cart-purchased`. */
  deliver(token: string, delivery: Delivery): Promise<CheckoutCart>;
  /** Places the order; a repeat resolves to the same order. `key` names the press of the button. @throws Problem, see `placeOrder`. */
  place(token: string, details: CheckoutDetails, key: string): Promise<{ orderId: string }>;
  /** Null if there is no such order. Whoever knows the id can read the order; it cannot be guessed. */
  order(orderId: string): Promise<OrderJson | null>;
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

export interface CheckoutDependencies {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly visitors: Visitors;
  pricing(): Pricing;
}

export function createCheckout(dependencies: CheckoutDependencies): Checkout {
  const { database, catalogue, visitors, pricing } = dependencies;

  function requireCart(token: string): string {
    const cartId = visitors.cartOf(token);
    if (cartId === null) throw new Problem('cart-expired');
    return cartId;
  }

  return {
    async read(token) {
      const cartId = visitors.cartOf(token);
      if (cartId === null) return null;
      try {
        return await loadCheckout(database, cartId, pricing());
      } catch (error) {
        if (error instanceof Problem && error.status === 410) return null;
        throw error;
      }
    },
    readDetails: (fields, cart) => readDetails(fields, cart, pricing().now),
    deliver(token, delivery) {
      const at = pricing();
      return database.transaction(async (transaction) => {
        const cartId = requireCart(token);
        await lockCart(transaction, cartId, at.now);
        await deliver({ transaction, cartId, order: null, ...at }, delivery);
        return loadCheckout(transaction, cartId, at);
      });
    },
    place(token, details, key) {
      const at = pricing();
      return database.transaction((transaction) =>
        placeOrder({ transaction, cartId: requireCart(token), order: null, ...at }, details, key),
      );
    },
    order: (orderId) => findOrder(database, orderId),
    async orderIdOf(token) {
      const cartId = visitors.cartOf(token);
      return cartId === null ? null : findOrderOfCart(database, cartId);
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
