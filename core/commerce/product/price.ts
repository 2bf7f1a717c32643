import { compareMoney, defaultCurrency, type Money } from '../money/index.js';
import type { Product, Variant } from './product.js';

/** What is paid now: the sale price while the variant is on sale, else the regular one. */
export function currentPrice({ onSale, salePrice, price }: Variant): Money {
  return onSale && salePrice ? salePrice : price;
}

/** The lowest and highest current price; 0 USD for a product without variants (platform §3). */
export function priceRange({ variants }: Product): { min: Money; max: Money } {
  const [first = { cents: 0, currency: defaultCurrency }, ...others] = variants.map(currentPrice);
  return others.reduce(
    ({ min, max }, price) => ({
      min: compareMoney(price, min) < 0 ? price : min,
      max: compareMoney(price, max) > 0 ? price : max,
    }),
    { min: first, max: first },
  );
}
