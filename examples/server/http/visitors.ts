import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { cartTokenHeader } from '../../../core/net/index.js';
import { catalogueCurrencies, type CatalogueCurrency } from '../catalogue/index.js';
import type { Callers } from './callers.js';
import { cartCookie, currencyCookie, dropCookie, hasCartCookie, keepCookie } from './cookies.js';
import type { Crumbs } from './crumbs.js';
import type { Signer } from './signer.js';

export interface Visitor {
  /** Otherwise the cart's token goes in a header, and there is no cookie and no crumb. */
  readonly usesCookies: boolean;
  readonly cartId: string | null;
  /** The request names a cart with a token that is not ours, as when the database was replaced. */
  readonly hasForeignCart: boolean;
  /** The browser's crumb, which stands for the visitor until there is a cart. */
  readonly crumb: string | null;
  /** Asked for; counts only when a cart is started. */
  readonly currency: CatalogueCurrency;
}

/** Who the visitor is and which cart is theirs. */
export interface Visitors {
  identify(c: Context): Visitor;
  /** The cart that a token names, or null. */
  cartOf(token: string): string | null;
  /** The token of a cart, which is all that is needed to buy it. */
  tokenOf(cartId: string): string;
  /** Lets the visitor find this cart again; `hasCart` is set only while there is something in it. */
  keepCart(c: Context, cart: { id: string; totalQuantity: number }): void;
  /** Makes the visitor forget a cart that is gone, so that the next change starts a new one. */
  forgetCart(c: Context): void;
}

/** What a visitor without a cart sends in `X-Cart-Token`. */
const newCart = 'new';
const purpose = 'cart';
export const defaultCurrency: CatalogueCurrency = 'USD';

export function createVisitors(signer: Signer, callers: Callers, crumbs: Crumbs): Visitors {
  const usesCookies = (c: Context) =>
    c.req.header(cartTokenHeader) === undefined && callers.origin(c) === 'own';

  const cartOf = (token: string) => signer.verify(purpose, token);
  const tokenOf = (cartId: string) => signer.sign(purpose, cartId);

  return {
    cartOf,
    tokenOf,
    identify(c) {
      const byCookie = usesCookies(c);
      const token = byCookie ? getCookie(c, cartCookie) : c.req.header(cartTokenHeader);
      const isNamed = token !== undefined && token !== newCart;
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
      keepCookie(c, cartCookie, token, { secure, httpOnly: true });
      if (totalQuantity > 0) keepCookie(c, hasCartCookie, 'true', { secure, httpOnly: false });
      else dropCookie(c, hasCartCookie);
    },
    forgetCart(c) {
      if (!usesCookies(c)) return c.header(cartTokenHeader, newCart);
      dropCookie(c, cartCookie);
      dropCookie(c, hasCartCookie);
    },
  };
}

/**
 * The currency in which prices are shown and a new cart is started: `?currency=`, the header `X-Currency`, the
 * cookie `currency`, or else USD; what is not a currency of this shop is passed over.
 */
export function readCurrency(c: Context): CatalogueCurrency {
  const asked = [c.req.query('currency'), c.req.header('X-Currency'), getCookie(c, currencyCookie)];
  return asked.find(isCurrency) ?? defaultCurrency;
}

function isCurrency(text: string | undefined): text is CatalogueCurrency {
  return catalogueCurrencies.some((currency) => currency === text);
}
