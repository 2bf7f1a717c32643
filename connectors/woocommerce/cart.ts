import type { Cart } from '../../core/commerce/cart/index.js';
import { missing, type CartBackend, type VariantIndex } from '../base/index.js';
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

  /** A page of another origin cannot hand its session over, so the link names what is in the cart. */
  function checkoutLink(cart: WireCart): string {
    const url = new URL('/checkout-link/', api.origin);
    url.searchParams.set(
      'products',
      cart.items.map(({ id, quantity }) => `${id}:${quantity}`).join(','),
    );
    const [coupon] = cart.coupons;
    if (coupon) url.searchParams.set('coupon', coupon.code);
    return url.href;
  }

  return {
    lacks: ['additional-fields', 'express', 'subscriptions', 'gift-cards'],
    async handOff(page) {
      const { cart: cartPage = '/cart/', checkout = '/checkout/' } = pages;
      if (!wire && api.hasSession()) await read();
      if (api.isOwnOrigin || !wire || wire.items.length === 0) {
        return new URL(page === 'cart' ? cartPage : checkout, api.origin).href;
      }
      return checkoutLink(wire);
    },
    hasSession: api.hasSession,
    read,
    async add({ itemId, sku, quantity }) {
      const id = await products.findVariant(itemId, sku);
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

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
