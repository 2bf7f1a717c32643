import {
  loadCart,
  readShippingLocation,
  setShippingLocation,
  storeShippingOption,
  type CartWork,
} from '../carts/index.js';
import type { ShippingLocation } from '../terms/index.js';

export interface Delivery {
  /** Null keeps the cart's location. */
  readonly location: ShippingLocation | null;
  /** An option that is not offered is ignored; the first one applies then. */
  readonly optionId: string | null;
}

/** Sets the shipping location and option of a locked cart. @throws Problem `shipping-country`. */
export async function deliver(work: CartWork, { location, optionId }: Delivery): Promise<void> {
  if (location !== null) {
    const terms = await work.terms.current(work.transaction);
    const read = readShippingLocation(location, terms);
    await setShippingLocation(work, read);
  }
  if (optionId === null) return;
  const { shippingOptions } = await loadCart(work.transaction, work.cartId, work);
  if (!shippingOptions.some(({ id }) => id === optionId)) return;
  await storeShippingOption(work, optionId);
}
