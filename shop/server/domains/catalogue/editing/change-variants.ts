import type { Queryable } from '../../../ground/database/index.js';
import { refuseIf, type Read } from '../../../ground/http/index.js';
import { storeProducts, type ProductRecord, type VariantRecord } from '../store-products.js';
import { catalogueCurrencies, type CatalogueCurrency, type PriceList } from '../types.js';
import { changeStock, stockMoved } from './change-stock.js';
import type { VariantChange } from './types.js';

type Prices = Pick<VariantRecord, 'prices' | 'salePrices'>;
type PriceChange = Pick<VariantChange, 'currency' | 'price' | 'salePrice'>;

/**
 * The prices after a change in one currency. A variant is on sale in every currency or in none: where a sale begins, the
 * prices of the other currencies are reduced by the same share.
 */
export function changePrices(
  { prices, salePrices }: Prices,
  { currency, price = prices[currency], salePrice }: PriceChange,
): Read<Prices> {
  const changed = withPrice(prices, currency, price);
  const sale =
    salePrice === undefined
      ? salePrices
      : salePrice === null
        ? null
        : salePrices === null
          ? reduceAll(changed, currency, salePrice)
          : withPrice(salePrices, currency, salePrice);
  if (sale !== null && sale[currency] >= changed[currency]) {
    return { errors: `A sale price in ${currency} is lower than the price.` };
  }
  return { value: { prices: changed, salePrices: sale } };
}

const withPrice = (prices: PriceList, currency: CatalogueCurrency, price: number): PriceList => ({
  ...prices,
  [currency]: price,
});

function reduceAll(prices: PriceList, currency: CatalogueCurrency, sale: number): PriceList {
  const share = prices[currency] === 0 ? 1 : sale / prices[currency];
  const others = catalogueCurrencies.map((code) => [code, Math.floor(prices[code] * share)]);
  return { ...prices, ...Object.fromEntries(others), [currency]: sale };
}

/**
 * Changes prices and stock of a locked product's variants. Resolves to what has changed, or null for nothing. A change
 * of the stock alone leaves the product to the seeding, which sets no stock.
 * @throws Problem `invalid-request`, whose errors are by `sale:` or `stock:` and SKU.
 */
export async function changeVariants(
  transaction: Queryable,
  stored: ProductRecord,
  changes: readonly VariantChange[],
  now: number,
): Promise<'product' | 'stock' | null> {
  const errors: Record<string, string> = {};
  const own = new Set(stored.variants.map(({ sku }) => sku));
  const changeOf = new Map(changes.map((change) => [change.sku, change]));
  const variants = stored.variants.map((variant) => {
    const change = changeOf.get(variant.sku);
    if (change === undefined) return variant;
    const next = changePrices(variant, change);
    if ('errors' in next) {
      errors[`sale:${variant.sku}`] = next.errors;
      return variant;
    }
    return isSame(variant, next.value) ? variant : { ...variant, ...next.value };
  });
  const stocks = changes.flatMap(({ sku, stock }) =>
    stock === undefined || !own.has(sku) || stock.shown === stock.wanted ? [] : [{ sku, ...stock }],
  );
  const moved = await changeStock(transaction, stocks);
  for (const [sku, present] of moved) errors[`stock:${sku}`] = stockMoved(present);
  refuseIf(errors);

  const isPriced = variants.some((variant, index) => variant !== stored.variants[index]);
  if (isPriced) await storeProducts(transaction, [{ ...stored, variants, editedAt: now }]);
  return isPriced ? 'product' : stocks.length > 0 ? 'stock' : null;
}

function isSame(one: Prices, other: Prices): boolean {
  return catalogueCurrencies.every(
    (code) =>
      one.prices[code] === other.prices[code] &&
      one.salePrices?.[code] === other.salePrices?.[code],
  );
}
