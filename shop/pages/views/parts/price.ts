import { formatMoney } from 'vitrine/core/money';
import { priceRange, type Product } from 'vitrine/core/product';
import { productStrings } from 'vitrine/core/i18n';
import { pageLocale } from '../../words/languages.js';
import { moneyView, type MoneyView } from './money.js';

/** The price of a product before a variant is selected. */
export type PriceView = {
  /** 'from $28.00' if prices of variants differ; shown instead of the others. */
  readonly from: string | null;
  readonly current: MoneyView;
  /** The regular price if all variants are on sale. */
  readonly regular: MoneyView | null;
};

export function priceView(product: Product): PriceView {
  const { min, max } = priceRange(product);
  const isVaried = min.cents !== max.cents;
  const [variant] = product.variants;
  const isReduced = product.variants.every(({ onSale }) => onSale);
  return {
    from: isVaried ? productStrings('from', { price: formatMoney(min, pageLocale()) }) : null,
    current: moneyView(min),
    regular: variant && isReduced ? moneyView(variant.price) : null,
  };
}
