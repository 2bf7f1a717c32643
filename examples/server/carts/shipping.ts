import type { Queryable } from '../database/index.js';
import { Problem } from '../http/index.js';
import { shippingCountries, type ShippingLocation, type ShopTerms } from '../terms/index.js';
import type { Counting } from './counting.js';
import { isOutdated } from './intent-marks.js';
import type { IntentOrder } from './intent-order.js';
import { loadCart } from './load-cart.js';

/**
 * A location as a shopper typed it, tidied.
 * @throws Problem `shipping-country` when the shop does not ship there.
 */
export function readShippingLocation(
  { country, region, postalCode }: ShippingLocation,
  terms: Pick<ShopTerms, 'shippingZones'>,
): ShippingLocation {
  const location = {
    country: country.trim().toUpperCase(),
    region: region.trim(),
    postalCode: postalCode.trim(),
  };
  if (!shippingCountries(terms).includes(location.country)) throw new Problem('shipping-country');
  return location;
}

/** Does nothing when `order` shows that the same page has told a newer one. */
export async function setShippingLocation(
  transaction: Queryable,
  cartId: string,
  location: ShippingLocation,
  order: IntentOrder | null,
): Promise<void> {
  if (await isOutdated(transaction, cartId, 'location', order)) return;
  await transaction.query('update carts set shipping_location = $2::jsonb where id = $1', [
    cartId,
    JSON.stringify(location),
  ]);
}

/**
 * Does nothing when `order` shows that the same page has chosen again since.
 * @throws Problem `shipping-option` unless it is one of those that the cart offers.
 */
export async function chooseShippingOption(
  transaction: Queryable,
  cartId: string,
  optionId: string,
  order: IntentOrder | null,
  counting: Counting,
): Promise<void> {
  if (await isOutdated(transaction, cartId, 'option', order)) return;
  const { shippingOptions } = await loadCart(transaction, cartId, counting);
  if (!shippingOptions.some(({ id }) => id === optionId)) throw new Problem('shipping-option');
  await storeShippingOption(transaction, cartId, optionId);
}

export async function storeShippingOption(
  transaction: Queryable,
  cartId: string,
  optionId: string,
): Promise<void> {
  await transaction.query('update carts set shipping_option = $2 where id = $1', [
    cartId,
    optionId,
  ]);
}
