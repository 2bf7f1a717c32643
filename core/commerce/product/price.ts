import { compareMoney, defaultCurrency, type Money } from '../money/index.js';
import type { Product, Variant } from './product.js';

/** The prices of a variant, or of anything else that can be on sale. */
export interface Priced<Price> {
  readonly price: Price;
  readonly salePrice: Price | null;
  readonly onSale: boolean;
}

/** The price to pay: the sale price while the variant is on sale, otherwise the regular one. */
export function currentPrice<Price>({ onSale, salePrice, price }: Priced<Price>): Price {
  return onSale && salePrice ? salePrice : price;
}

/**
 * The lowest and highest current price, or what `priceOf` reads of each variant; 0 USD for a product without variants
 * (platform §3).
 */
export function priceRange(
  { variants }: Product,
  priceOf: (variant: Variant) => Money = currentPrice,
): { min: Money; max: Money } {
  const [first = { cents: 0, currency: defaultCurrency }, ...others] = variants.map(priceOf);
  return others.reduce(
    ({ min, max }, price) => ({
      min: compareMoney(price, min) < 0 ? price : min,
      max: compareMoney(price, max) > 0 ? price : max,
    }),
    { min: first, max: first },
  );
}
