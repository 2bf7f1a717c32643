import { createHash, createHmac, randomUUID } from 'node:crypto';
import { amounts, wooProducts, type FakeWooProduct } from './woo-catalogue.js';

interface FakeItem {
  readonly key: string;
  readonly product: FakeWooProduct;
  quantity: number;
}

interface Visit {
  readonly user: string;
  /** Whose session this one is a copy of. */
  readonly original: string | null;
  items: FakeItem[];
  coupons: string[];
  address: { country: string; state: string; postcode: string };
  rate: string | null;
}

export interface WooAnswer {
  readonly status: number;
  readonly body: unknown;
}

const rates = { 'flat_rate:1': 600, 'flat_rate:2': 1800 };
const emptyAddress = { country: '', state: '', postcode: '' };

export interface WooSettings {
  /** What it sells, with variations. */
  readonly products?: readonly FakeWooProduct[];
  /** Where a cart is sent to from its start; by default rates wait for an address, which is a setting of the shop. */
  readonly address?: Visit['address'];
  /** Whether a session can be copied, as since WooCommerce 10.0. */
  readonly copiesSessions?: boolean;
  /** The paths of its pages by their slugs. */
  readonly pages?: Readonly<Record<string, string>>;
}

/** The shop behind the fake Store API: sessions with carts in memory, found by a signed Cart-Token. */
export function createWooShop({
  products = wooProducts,
  address = emptyAddress,
  copiesSessions = true,
  pages = { cart: '/cart/', checkout: '/checkout/' },
}: WooSettings = {}) {
  const visits = new Map<string, Visit>();
  let secret = randomUUID();

  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  function tokenOf({ user }: Visit): string {
    const claims = {
      user_id: user,
      exp: Math.floor(Date.now() / 1000) + 172_800,
      iss: 'store-api',
    };
    const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    return `${body}.${sign(body)}`;
  }

  function findVisit(token: string | null): Visit | null {
    const [head, payload, signature] = token?.split('.') ?? [];
    if (!payload || signature !== sign(`${head}.${payload}`)) return null;
    const { user_id } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      user_id: string;
    };
    return visits.get(user_id) ?? null;
  }

  function startVisit(original: Visit | null = null): Visit {
    const visit = {
      user: `t_${randomUUID()}`,
      original: original?.user ?? null,
      items: original?.items.map((item) => ({ ...item })) ?? [],
      coupons: [...(original?.coupons ?? [])],
      // A copy does not have the customer.
      address,
      rate: original?.rate ?? (address === emptyAddress ? null : 'flat_rate:1'),
    };
    visits.set(visit.user, visit);
    return visit;
  }

  /**
   * How WooCommerce's session handler begins a request with `?session=`: it copies that session, but for a browser whose
   * cookie is that session, or a copy of it already, that one stays.
   */
  function beginVisit(token: string | null, cookie: Visit | null = null): Visit {
    const given = copiesSessions ? findVisit(token) : null;
    const stays = !given || cookie === given || cookie?.original === given.user;
    return stays ? (cookie ?? startVisit()) : startVisit(given);
  }

  return {
    products,
    visits: (): Iterable<Visit> => visits.values(),
    tokenOf,
    findVisit,
    beginVisit,
    pages,
    /** A browser at the shop, with the cookie of its session. Answers the cart that a page shows. */
    createBrowser() {
      let cookie: Visit | null = null;
      return {
        open(href: string) {
          const { pathname, searchParams } = new URL(href);
          if (!Object.values(pages).includes(pathname)) return null;
          cookie = beginVisit(searchParams.get('session'), cookie);
          return { path: pathname, cart: showCart(cookie) };
        },
        /** Places the order, which leaves the session empty. */
        buy() {
          if (cookie) Object.assign(cookie, { items: [], coupons: [] });
        },
      };
    },
    /** As when the tokens' time is over. */
    expire() {
      visits.clear();
      secret = randomUUID();
    },
  };
}

export type WooShop = ReturnType<typeof createWooShop>;

const refuse = (status: number, code: string, message: string, visit?: Visit): WooAnswer => ({
  status,
  body: {
    code,
    message,
    data: { status, ...(status === 409 && visit && { cart: showCart(visit) }) },
  },
});

/** The cart as the documentation shows it. */
export function showCart(visit: Visit): object {
  const items = visit.items.reduce((sum, one) => sum + one.quantity * one.product.cents, 0);
  const discount = visit.coupons.length > 0 ? Math.round(items / 10) : 0;
  const isKnown = visit.address.country !== '' && items > 0;
  const shipping = isKnown && visit.rate ? rates[visit.rate as keyof typeof rates] : 0;
  return {
    items: visit.items.map(({ key, product, quantity }) => ({
      key,
      id: product.id,
      quantity,
      quantity_limits: {
        minimum: 1,
        maximum: product.stock ?? 9999,
        multiple_of: 1,
        editable: true,
      },
      name: product.json.name,
      sku: product.json['sku'],
      permalink: product.json['permalink'],
      images: product.json['images'],
      variation: product.variation,
      item_data: [],
      prices: amounts({ price: product.cents, regular_price: product.cents, sale_price: 0 }),
      totals: amounts({
        line_subtotal: quantity * product.cents,
        line_subtotal_tax: 0,
        line_total: quantity * product.cents,
        line_total_tax: 0,
      }),
    })),
    coupons: visit.coupons.map((code) => ({
      code,
      discount_type: 'percent',
      totals: amounts({ total_discount: discount, total_discount_tax: 0 }),
    })),
    fees: [],
    totals: {
      ...amounts({
        total_items: items,
        total_items_tax: 0,
        total_fees: 0,
        total_fees_tax: 0,
        total_discount: discount,
        total_discount_tax: 0,
        total_shipping: shipping,
        total_shipping_tax: 0,
        total_price: items - discount + shipping,
        total_tax: 0,
      }),
      tax_lines: [],
    },
    shipping_address: { first_name: '', ...visit.address },
    needs_payment: items > 0,
    needs_shipping: items > 0,
    has_calculated_shipping: isKnown,
    shipping_rates: isKnown
      ? [
          {
            package_id: 0,
            name: 'Shipment 1',
            shipping_rates: Object.entries(rates).map(([rate_id, cents]) => ({
              rate_id,
              name: `Rate ${rate_id}`,
              description: '',
              ...amounts({ price: cents, taxes: 0 }),
              selected: visit.rate === rate_id,
            })),
          },
        ]
      : [],
    items_count: visit.items.reduce((sum, { quantity }) => sum + quantity, 0),
    errors: [],
  };
}

/** The refusal where there is not enough, with WooCommerce's codes and sentences. */
function findShortage({ json, stock }: FakeWooProduct, wanted: number): WooAnswer | null {
  const name = `&quot;${json.name}&quot;`;
  if (stock === 0) {
    return refuse(
      400,
      'woocommerce_rest_product_out_of_stock',
      `You cannot add ${name} to the cart because the product is out of stock.`,
    );
  }
  if (stock === null || wanted <= stock) return null;
  return refuse(
    400,
    'woocommerce_rest_product_partially_out_of_stock',
    `You cannot add that amount of ${name} to the cart because there is not enough stock (${stock} remaining).`,
  );
}

type Body = Readonly<Record<string, unknown>>;
type Change = (visit: Visit, body: Body, products: readonly FakeWooProduct[]) => WooAnswer | null;

const findItem = (visit: Visit, body: Body) =>
  visit.items.find(({ key }) => key === String(body['key']));
const goneItem = (visit: Visit) =>
  refuse(
    409,
    'woocommerce_rest_cart_invalid_key',
    'Cart item no longer exists or is invalid.',
    visit,
  );

/** The changes of the cart, by their path. Each answers null, for the cart after it, or a refusal. */
export const wooChanges: Readonly<Record<string, Change>> = {
  '/cart/add-item'(visit, body, products) {
    const product = products.find(({ id }) => id === Number(body['id']));
    if (!product || product.json['type'] === 'variable') {
      return refuse(
        400,
        'woocommerce_rest_cart_invalid_product',
        'This product cannot be added to the cart.',
      );
    }
    const key = createHash('md5').update(String(product.id)).digest('hex');
    const item = visit.items.find((one) => one.key === key);
    const wanted = (item?.quantity ?? 0) + Number(body['quantity']);
    const shortage = findShortage(product, wanted);
    if (shortage) return shortage;
    if (item) item.quantity = wanted;
    else visit.items.push({ key, product, quantity: wanted });
    return null;
  },
  '/cart/update-item'(visit, body) {
    const item = findItem(visit, body);
    if (!item) return goneItem(visit);
    const shortage = findShortage(item.product, Number(body['quantity']));
    if (!shortage) item.quantity = Number(body['quantity']);
    return shortage;
  },
  '/cart/remove-item'(visit, body) {
    if (!findItem(visit, body)) return goneItem(visit);
    visit.items = visit.items.filter(({ key }) => key !== body['key']);
    return null;
  },
  '/cart/apply-coupon'(visit, body) {
    const code = String(body['code']).toLowerCase();
    if (code !== 'welcome10') {
      return refuse(
        400,
        'woocommerce_rest_cart_coupon_error',
        `Coupon &quot;${code}&quot; cannot be applied because it does not exist.`,
      );
    }
    if (visit.coupons.includes(code)) {
      return refuse(
        400,
        'woocommerce_rest_cart_coupon_error',
        `Coupon code &quot;${code}&quot; has already been applied.`,
      );
    }
    visit.coupons.push(code);
    return null;
  },
  '/cart/remove-coupon'(visit, body) {
    const code = String(body['code']).toLowerCase();
    if (!visit.coupons.includes(code)) {
      return refuse(
        409,
        'woocommerce_rest_cart_coupon_invalid_code',
        'Coupon cannot be removed because it is not already applied to the cart.',
        visit,
      );
    }
    visit.coupons = visit.coupons.filter((one) => one !== code);
    return null;
  },
  '/cart/update-customer'(visit, body) {
    visit.address = { ...emptyAddress, ...(body['shipping_address'] as Visit['address']) };
    visit.rate ??= 'flat_rate:1';
    return null;
  },
  '/cart/select-shipping-rate'(visit, body) {
    const rate = String(body['rate_id']);
    if (body['package_id'] !== 0 || !Object.hasOwn(rates, rate)) {
      return refuse(400, 'woocommerce_rest_cart_missing_package_id', 'Invalid package.');
    }
    visit.rate = rate;
    return null;
  },
};
