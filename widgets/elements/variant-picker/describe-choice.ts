import { formatMoney } from '../../../core/commerce/money/index.js';
import {
  currentPrice,
  isInStock,
  variantName,
  type Selection,
} from '../../../core/commerce/product/index.js';
import { variantPickerStrings } from '../../../core/i18n/strings/variant-picker.js';

/** The announcement when a variant is chosen: 'Blue, Large: $42.00, 3 left.' Null without a variant. */
export function describeChoice(
  { product, variant }: Pick<Selection, 'product' | 'variant'>,
  locale: string,
): string | null {
  if (!variant) return null;
  const words = {
    variant: variantName(product, variant),
    price: formatMoney(currentPrice(variant), locale),
  };
  if (!isInStock(variant)) return variantPickerStrings('variantChosenSoldOut', words);
  return variant.stock.unlimited
    ? variantPickerStrings('variantChosen', words)
    : variantPickerStrings('variantChosenLeft', { ...words, count: variant.stock.quantity });
}
