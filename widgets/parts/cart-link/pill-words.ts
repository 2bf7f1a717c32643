import { cartSummaryStrings, formatNumber } from '../../../core/i18n/index.js';

export interface PillWords {
  /** The displayed number. */
  count: string;
  /** 'item' or 'items'. */
  text: string;
  /** The accessible name, which replaces both. */
  label: string;
}

/** Above this the pill shows '100+' (storefront §4). */
const mostCounted = 100;

/** Texts of the pill for a cart of `totalQuantity` items; `subtotal` is formatted money, `locale` BCP 47. */
export function pillWords(totalQuantity: number, subtotal: string, locale: string): PillWords {
  const text = cartSummaryStrings('items', { count: totalQuantity }, locale);
  if (totalQuantity > mostCounted) {
    return {
      count: cartSummaryStrings('moreThan100'),
      text,
      label: cartSummaryStrings('moreThan100Items'),
    };
  }
  return {
    count: formatNumber(totalQuantity, locale),
    text,
    label: cartSummaryStrings('itemsInCartSubtotal', { count: totalQuantity, subtotal }, locale),
  };
}
