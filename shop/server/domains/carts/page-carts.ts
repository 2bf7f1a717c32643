import type { Context } from 'hono';
import { Problem } from '../../ground/http/index.js';
import type { RouteContext } from '../../ground/routing/index.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Terms } from '../terms/index.js';
import { expireCart, requireCart } from './cart-rows.js';
import { linesInCallerWords } from './cart-words.js';
import { loadCart } from './load-cart.js';
import { currentPricing } from './pricing.js';
import { purchaseCart } from './purchase.js';
import type { CartJson } from './schemas.js';

/** Carts for pages. A token is the value of the `CART` cookie. */
export interface PageCarts {
  /** The token in the browser's cookie, or null. */
  tokenIn(c: Context): string | null;
  /** Null if there is no cart, or it has expired or was purchased. */
  read(token: string | null): Promise<CartJson | null>;
  /** Reduces the stock and closes the cart. @throws Problem `out-of-stock`, `cart-…`. */
  purchase(token: string): Promise<void>;
  /** Expires the cart now. @throws Problem `cart-expired` if the token is not ours. */
  expire(token: string): Promise<void>;
}

interface Shop extends Pick<RouteContext, 'database' | 'visitors' | 'clock'> {
  readonly catalogue: Catalogue;
  readonly terms: Terms;
}

export function createPageCarts(shop: Shop): PageCarts {
  const { database, catalogue, visitors, clock } = shop;

  return {
    tokenIn: (c) => visitors.tokenIn(c),
    async read(token) {
      const cartId = token === null ? null : visitors.cartOf(token);
      if (cartId === null) return null;
      try {
        const cart = await loadCart(database, cartId, currentPricing(shop));
        return await linesInCallerWords(cart, catalogue);
      } catch (error) {
        if (error instanceof Problem && error.status === 410) return null;
        throw error;
      }
    },
    async purchase(token) {
      const cartId = requireCart(visitors, token);
      await database.transaction((transaction) => purchaseCart(transaction, cartId, clock.now()));
    },
    async expire(token) {
      await expireCart(database, requireCart(visitors, token), clock.now());
    },
  };
}
