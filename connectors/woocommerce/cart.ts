import type { Cart, CartPage } from '../../core/commerce/cart/index.js';
import { ahead, missing, type CartBackend, type VariantIndex } from '../base/index.js';
import type { WooCommerceOptions } from './options.js';
import type { WooCommerceProducts } from './products.js';
import { readCart } from './read-cart.js';
import { schemas, type WireCart } from './schemas.js';
import { codeOf, isRefusedNonce, type StoreApi } from './store-api.js';

export function createWooCommerceCart(
  api: StoreApi,
  products: WooCommerceProducts,
  variants: VariantIndex,
  { countries = [], pages = {} }: Pick<WooCommerceOptions, 'countries' | 'pages'>,
): CartBackend {
  const context = { variants, countries, parentOf: products.parentOf };
  /** The lines of the last answer, for the link that hands them over. */
  let wire: WireCart | null = null;

  async function translate(cart: WireCart): Promise<Cart> {
    wire = cart;
    await products.learnParents(
      cart.items.filter(({ variation }) => variation.length > 0).map(({ id }) => id),
    );
    return readCart(cart, context);
  }

  async function read(signal?: AbortSignal): Promise<Cart | null> {
    const before = api.session.get();
    const cart = await api.get('/cart', {}, () => schemas().cart, signal);
    // An expired token is answered with the empty cart of a new visitor.
    if (before?.cartId != null && api.session.get()?.cartId !== before.cartId) {
      api.session.clear();
      wire = null;
      return null;
    }
    return translate(cart);
  }

  async function change(path: string, body: object): Promise<Cart> {
    await api.openSession();
    try {
      return await translate(await api.change(path, body, true));
    } catch (error) {
      if (codeOf(error) === 'woocommerce_rest_cart_invalid_key') throw missing('The line');
      if (isRefusedNonce(error)) throw missing('The cart');
      throw error;
    }
  }

  const named = (page: CartPage) =>
    pages[page] === undefined ? null : new URL(pages[page], api.home).href;
  const usual = (page: CartPage) => new URL(`${page}/`, api.home).href;

  /** The page with a copy of the session, which has all that the cart has; null where the shop has no such way. */
  async function pageWithSession(page: CartPage): Promise<string | null> {
    const [token, address] = await Promise.all([
      api.copySession(),
      // A shop may keep its list of pages to itself.
      named(page) ?? api.findPage(page).catch(() => usual(page)),
    ]);
    return token && address && addQuery(address, { session: token });
  }

  /** The way of shops without that: the link names products and one coupon, and leads to the checkout alone. */
  function checkoutLink({ items, coupons }: WireCart): string {
    const products = items.map(({ id, quantity }) => `${id}:${quantity}`).join(',');
    const coupon = coupons[0]?.code;
    return addQuery(new URL('checkout-link/', api.home), { products, ...(coupon && { coupon }) });
  }

  return {
    lacks: ['additional-fields', 'express', 'subscriptions', 'gift-cards'],
    async handOff(page) {
      if (!api.isOwnOrigin && api.hasSession()) {
        const address = await pageWithSession(page).catch(() => null);
        if (address) return address;
        if (!wire) await read();
        if (wire && wire.items.length > 0) return checkoutLink(wire);
      }
      return named(page) ?? usual(page);
    },
    hasSession: api.hasSession,
    read,
    leastOf: async (itemId, sku) => variants.leastOf(await products.findVariant(itemId, sku)),
    async add({ itemId, sku, quantity }) {
      const id = await ahead(products.findVariant(itemId, sku));
      if (id === undefined) throw missing(`The variant ${sku ?? ''} of the product ${itemId}`);
      const send = async () => {
        await api.openSession();
        return api.change('/cart/add-item', { id: Number(id), quantity }, false);
      };
      try {
        return { cart: await translate(await send()), hadExpired: false };
      } catch (error) {
        if (!isRefusedNonce(error) || api.isOwnOrigin) throw error;
        api.session.clear();
        return { cart: await translate(await send()), hadExpired: true };
      }
    },
    setQuantity: (key, quantity) => change('/cart/update-item', { key, quantity }),
    remove: (key) => change('/cart/remove-item', { key }),
    async applyCoupon(code) {
      try {
        return await change('/cart/apply-coupon', { code });
      } catch (error) {
        // A repeat whose first try was made is refused because the coupon is there.
        const cart = await read().catch(() => null);
        if (cart?.coupons.some((one) => isSame(one.code, code))) return cart;
        throw error;
      }
    },
    async removeCoupon(code) {
      try {
        return await change('/cart/remove-coupon', { code });
      } catch (error) {
        const cart = await read().catch(() => null);
        if (cart && !cart.coupons.some((one) => isSame(one.code, code))) return cart;
        throw error;
      }
    },
    setShippingLocation({ country, region: state, postalCode: postcode }) {
      const address = { country, state, postcode };
      return change('/cart/update-customer', {
        shipping_address: address,
        billing_address: address,
      });
    },
    chooseShippingOption(option) {
      const [, packageId = '', rate = ''] = /^([^/]*)\/(.*)$/.exec(option) ?? [];
      return change('/cart/select-shipping-rate', {
        package_id: /^\d+$/.test(packageId) ? Number(packageId) : packageId,
        rate_id: rate,
      });
    },
  };
}

function addQuery(address: string | URL, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
