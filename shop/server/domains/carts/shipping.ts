import { Problem } from '../../ground/http/index.js';
import { shippingCountries, type ShippingLocation, type TermsInForce } from '../terms/index.js';
import type { CartWork, LineWork } from './cart-work.js';
import { isOutdated } from './intent-marks.js';
import { loadCart } from './load-cart.js';

/**
 * Normalises a location as typed: trims it and capitalises the country code.
 * @throws Problem `shipping-country` when the shop does not ship there.
 */
export function readShippingLocation(
  { country, region, postalCode }: ShippingLocation,
  terms: Pick<TermsInForce, 'shippingZones'>,
): ShippingLocation {
  const location = {
    country: country.trim().toUpperCase(),
    region: region.trim(),
    postalCode: postalCode.trim(),
  };
  if (!shippingCountries(terms).includes(location.country)) throw new Problem('shipping-country');
  return location;
}

/** Does nothing if the same page has set a newer location. */
export async function setShippingLocation(
  work: LineWork,
  location: ShippingLocation,
): Promise<void> {
  if (await isOutdated(work, 'location')) return;
  await work.transaction.query('update carts set shipping_location = $2::jsonb where id = $1', [
    work.cartId,
    JSON.stringify(location),
  ]);
}

/**
 * Does nothing if the same page has chosen a newer option.
 * @throws Problem `shipping-option` if the cart does not offer the option.
 */
export async function chooseShippingOption(work: CartWork, optionId: string): Promise<void> {
  const { transaction, cartId } = work;
  if (await isOutdated(work, 'option')) return;
  const { shippingOptions } = await loadCart(transaction, cartId, work);
  if (!shippingOptions.some(({ id }) => id === optionId)) throw new Problem('shipping-option');
  await storeShippingOption(work, optionId);
}

export async function storeShippingOption(
  { transaction, cartId }: LineWork,
  optionId: string,
): Promise<void> {
  await transaction.query('update carts set shipping_option = $2 where id = $1', [
    cartId,
    optionId,
  ]);
}
