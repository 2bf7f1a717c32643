import type { CheckoutCart, CheckoutDetails } from '../../shop/server/index.js';
import type { ServerOptions } from '../../shop/server/index.js';
import type { OpenShop } from './open-shop.js';
import { purchaseProducts } from './purchase-products.js';
import { sampleProducts } from './sample-products.js';
import { cartPath, type TestVisitor } from './visitor.js';

export const bowl = { itemId: 'item-bowl', sku: 'BOWL', quantity: 1 };
export const berlin = { country: 'DE', region: '', postalCode: '10115' };
export const newYork = { country: 'US', region: 'NY', postalCode: '10001' };

/** A shop with all that can be bought; its terms are small numbers that are easy to follow. */
export const buyingOptions: Partial<ServerOptions> = {
  products: [...sampleProducts, ...purchaseProducts],
};

/** What a shopper types into the checkout. */
const typed = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  line1: '12 Harbour Road',
  line2: '',
  city: 'Berlin',
  ...berlin,
  payment: 'test-accepted',
};

export const tokenOf = (visitor: TestVisitor) => visitor.cookies.get('CART') ?? '';

export function detailsFor(
  { services }: OpenShop,
  cart: CheckoutCart,
  changes: Readonly<Record<string, string>> = {},
): CheckoutDetails {
  const read = services.checkout.readDetails({ ...typed, ...changes }, cart);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.value;
}

export async function readCheckout({ services }: OpenShop, token: string): Promise<CheckoutCart> {
  const cart = await services.checkout.read(token);
  if (cart === null) throw new Error('There is no such cart.');
  return cart;
}

/** The whole way: the page is read, filled in and sent. */
export async function buy(
  open: OpenShop,
  token: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<string> {
  const details = detailsFor(open, await readCheckout(open, token), changes);
  return (await open.services.checkout.place(token, details, '')).orderId;
}

export const enter = (visitor: TestVisitor, code: string, headers: Record<string, string> = {}) =>
  visitor.send(`${cartPath}/coupons`, { method: 'POST', json: { code }, headers });

export const shipTo = (
  visitor: TestVisitor,
  location: object,
  headers: Record<string, string> = {},
) => visitor.send(`${cartPath}/shipping-location`, { method: 'PUT', json: location, headers });

export const choose = (
  visitor: TestVisitor,
  optionId: string,
  headers: Record<string, string> = {},
) => visitor.send(`${cartPath}/shipping-option`, { method: 'PUT', json: { optionId }, headers });

export async function stockOf({ database }: OpenShop, sku: string): Promise<number | null> {
  const { rows } = await database.query<{ stock: number | null }>(
    'select stock from variants where sku = $1',
    [sku],
  );
  return rows[0]?.stock ?? null;
}
