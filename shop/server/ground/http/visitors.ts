import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { cartTokenHeader } from 'vitrine/core/net';
import type { Callers } from './callers.js';
import {
  cartCookie,
  currencyCookie,
  dropCookie,
  dropHostCookie,
  hasCartCookie,
  keepCookie,
  keepHostCookie,
  readHostCookie,
} from './cookies.js';
import type { Crumbs } from './crumbs.js';
import { catalogueCurrencies, type CatalogueCurrency } from './currencies.js';
import type { Signer } from './signer.js';

/** Of the shop whose request is being answered. */
const shopCurrency = new AsyncLocalStorage<CatalogueCurrency>();

export interface Visitor {
  /** If false, the cart's token is sent in a header, without cookie and crumb. */
  readonly usesCookies: boolean;
  readonly cartId: string | null;
  /** The request has a cart token with an invalid signature, for example after the database was replaced. */
  readonly hasForeignCart: boolean;
  /** The browser's crumb, which identifies the visitor until there is a cart. */
  readonly crumb: string | null;
  /** The requested currency; applies only when a cart is started. */
  readonly currency: CatalogueCurrency;
}

/** Identifies visitors and their carts. */
export interface Visitors {
  identify(c: Context): Visitor;
  /** The cart id of a token, or null. */
  cartOf(token: string): string | null;
  /** The token of a cart. Anyone with it can buy the cart. */
  tokenOf(cartId: string): string;
  /** The token in the browser's cookie, or null. */
  tokenIn(c: Context): string | null;
  /** Sends the token of a cart that has got a new id to the browser. */
  renewCart(c: Context, token: string): void;
  /**
   * Sends the cart's token to the visitor, unless its browser has it: an answer that is late would replace a newer one.
   * The cookie `hasCart` is set only while the cart is not empty.
   */
  keepCart(c: Context, cart: { id: string; totalQuantity: number }): void;
  /** Removes the visitor's cart token, so that the next change starts a new cart. */
  forgetCart(c: Context): void;
}

/** The value of `X-Cart-Token` for a visitor without a cart. */
const newCart = 'new';
const purpose = 'cart';
const defaultCurrency: CatalogueCurrency = 'USD';

export function createVisitors(signer: Signer, callers: Callers, crumbs: Crumbs): Visitors {
  const usesCookies = (c: Context) =>
    c.req.header(cartTokenHeader) === undefined && callers.origin(c) === 'own';

  const cartOf = (token: string) => signer.verify(purpose, token);
  const tokenOf = (cartId: string) => signer.sign(purpose, cartId);
  const tokenIn = (c: Context) => readHostCookie(c, cartCookie, callers.isSecure(c)) ?? null;

  function renewCart(c: Context, token: string): void {
    keepHostCookie(c, cartCookie, token, { secure: callers.isSecure(c), httpOnly: true });
  }

  return {
    cartOf,
    tokenOf,
    tokenIn,
    renewCart,
    identify(c) {
      const byCookie = usesCookies(c);
      const token = byCookie ? tokenIn(c) : (c.req.header(cartTokenHeader) ?? null);
      const isNamed = token !== null && token !== newCart;
      const cartId = isNamed ? cartOf(token) : null;
      return {
        usesCookies: byCookie,
        cartId,
        hasForeignCart: isNamed && cartId === null,
        crumb: byCookie ? crumbs.read(c) : null,
        currency: readCurrency(c),
      };
    },
    keepCart(c, { id, totalQuantity }) {
      if (id === '') return;
      const token = tokenOf(id);
      if (!usesCookies(c)) return c.header(cartTokenHeader, token);
      const secure = callers.isSecure(c);
      if (tokenIn(c) !== token) renewCart(c, token);
      if (totalQuantity > 0) keepCookie(c, hasCartCookie, 'true', { secure, httpOnly: false });
      else dropCookie(c, hasCartCookie);
    },
    forgetCart(c) {
      if (!usesCookies(c)) return c.header(cartTokenHeader, newCart);
      dropHostCookie(c, cartCookie, callers.isSecure(c));
      dropCookie(c, hasCartCookie);
    },
  };
}

/**
 * The currency of shown prices and of a new cart: `?currency=`, the header `X-Currency`, the cookie `currency`, or that of the shop.
 * Values that are not a currency of this shop are ignored.
 */
export function readCurrency(c: Context): CatalogueCurrency {
  const asked = [c.req.query('currency'), c.req.header('X-Currency'), getCookie(c, currencyCookie)];
  return asked.find(isCurrency) ?? shopCurrency.getStore() ?? defaultCurrency;
}

/** Answers in this currency whoever asks for none. */
export const runInCurrency = <T>(currency: CatalogueCurrency, work: () => T): T =>
  // The first `run` makes every promise of the process slower.
  currency === defaultCurrency ? work() : shopCurrency.run(currency, work);

function isCurrency(text: string | undefined): text is CatalogueCurrency {
  return catalogueCurrencies.some((currency) => currency === text);
}
