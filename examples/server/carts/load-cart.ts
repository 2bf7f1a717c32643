import type { Queryable } from '../database/index.js';
import { toCartJson, type EntryRow } from './cart-json.js';
import { findCart } from './cart-rows.js';
import type { Pricing } from './pricing.js';
import { loadCoupons } from './coupons.js';
import type { CartJson } from './schemas.js';

/** The cart with its entries. @throws Problem `cart-expired` or `cart-purchased`. */
export async function loadCart(
  queryable: Queryable,
  cartId: string,
  pricing: Pricing,
): Promise<CartJson> {
  const cart = await findCart(queryable, cartId, pricing.now);
  const { rows: entries } = await queryable.query<EntryRow>(
    `select e.id, e.quantity, e.additional_fields, e.product_id, e.sku, v.attributes,
       v.prices, v.sale_prices, v.stock, v.listed and p.listed as listed,
       p.details->>'title' as title, p.details->>'type' as type,
       p.details->>'additionalFieldsFormId' as form_id, f.form, p.url_id,
       coalesce(v.image->>'assetUrl', p.details->'images'->0->>'assetUrl') as image_url
     from cart_entries e join variants v on v.sku = e.sku join products p on p.id = e.product_id
       left join forms f on f.id = p.details->>'additionalFieldsFormId'
     where e.cart_id = $1 order by e.position`,
    [cartId],
  );
  const coupons = await loadCoupons(queryable, cartId, cart.currency);
  return toCartJson(cart, entries, coupons, pricing);
}
