import type { Queryable } from '../../ground/database/index.js';
import type { AgreedPlan, CatalogueCurrency, CatalogueSnapshot } from '../catalogue/index.js';
import { Problem } from '../../ground/http/index.js';
import type { ShippingLocation } from '../terms/index.js';
import { toCartJson, type EntryRow, type PricedBy } from './cart-json.js';
import { toCouponTerms, type CouponRow } from './coupons.js';
import type { Pricing } from './pricing.js';
import type { CartJson } from './schemas.js';

/** A line as the database knows it; the rest is in the catalogue. */
interface StoredLine {
  readonly id: string;
  readonly product_id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly additional_fields: string;
  /** Null is unlimited. */
  readonly stock: number | null;
}

/** The result of the function `cart_contents`. Times are milliseconds since 1970. */
export interface CartContents {
  /** The version of the catalogue in the same moment. */
  readonly version: string | null;
  /** The version of the terms in the same moment. */
  readonly terms_version: string | null;
  readonly cart: {
    readonly id: string;
    readonly currency: CatalogueCurrency;
    readonly shipping_location: ShippingLocation | null;
    readonly shipping_option: string | null;
    /** Of a subscription. */
    readonly subscription_plan: AgreedPlan | null;
    readonly created_at: number;
    readonly expires_at: number;
    readonly is_purchased: boolean;
  } | null;
  readonly entries: readonly StoredLine[];
  readonly coupons: readonly CouponRow[];
}

/**
 * The cart with its entries.
 * @param isEnded Also reads a cart that has expired or was purchased; by default these are refused.
 * @throws Problem `cart-expired` or `cart-purchased`.
 */
export async function loadCart(
  queryable: Queryable,
  cartId: string,
  pricing: Pricing,
  { isEnded = false } = {},
): Promise<CartJson> {
  const { rows } = await queryable.query<{ contents: CartContents }>(
    'select /* prepared: cart contents */ cart_contents($1) as contents',
    [cartId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The cart could not be read.');
  const { cart, version, terms_version: termsVersion } = row.contents;
  if (!isEnded && cart?.is_purchased) throw new Problem('cart-purchased');
  if (!isEnded && cart !== null && cart.expires_at <= pricing.now)
    throw new Problem('cart-expired');
  const catalogue = await pricing.catalogue.at(version, queryable);
  const terms = await pricing.terms.at(termsVersion, queryable);
  return toCart(row.contents, catalogue, { terms, now: pricing.now });
}

/** @throws Problem `cart-expired` if there is no cart. */
export function toCart(
  { cart, entries, coupons }: CartContents,
  catalogue: CatalogueSnapshot,
  pricing: PricedBy,
): CartJson {
  if (cart === null) throw new Problem('cart-expired');
  return toCartJson(
    { ...cart, created_at: new Date(cart.created_at) },
    entries.map((line) => ({
      ...toEntryRow(line, catalogue),
      plan: cart.subscription_plan,
    })),
    coupons.map((coupon) => toCouponTerms(coupon, cart.currency)),
    pricing,
  );
}

/** The line with what the catalogue knows of its product. */
export function toEntryRow(line: StoredLine, catalogue: CatalogueSnapshot): EntryRow {
  const { product, variant } = catalogue.shown(line.product_id, line.sku);
  const { details } = product;
  return {
    ...line,
    attributes: variant.attributes,
    prices: variant.prices,
    sale_prices: variant.sale_prices,
    listed: variant.listed && product.listed,
    title: details.title,
    type: details.type,
    category: details.category,
    form_id: details.additionalFieldsFormId ?? null,
    form: product.form,
    url_id: product.url_id,
    image_url: (variant.image ?? details.images[0])?.assetUrl ?? null,
  };
}
