import {
  loadCart,
  readShippingLocation,
  setShippingLocation,
  storeShippingOption,
  type Counting,
} from '../carts/index.js';
import type { Queryable } from '../database/index.js';
import type { ShippingLocation } from '../terms/index.js';

export interface Delivery {
  /** Null leaves the one that the cart has. */
  readonly location: ShippingLocation | null;
  /** One that is not offered leaves the first one. */
  readonly optionId: string | null;
}

/** Tells a locked cart where and how the goods go. @throws Problem `shipping-country`. */
export async function deliver(
  transaction: Queryable,
  cartId: string,
  { location, optionId }: Delivery,
  counting: Counting,
): Promise<void> {
  if (location !== null) {
    const read = readShippingLocation(location, counting.terms);
    await setShippingLocation(transaction, cartId, read, null);
  }
  if (optionId === null) return;
  const { shippingOptions } = await loadCart(transaction, cartId, counting);
  if (!shippingOptions.some(({ id }) => id === optionId)) return;
  await storeShippingOption(transaction, cartId, optionId);
}
