import { cartStrings, formatNumber } from '../../../core/i18n/index.js';

export interface PillWords {
  /** The number, as it is shown. */
  count: string;
  /** 'item' or 'items'. */
  text: string;
  /** What assistive technology reads instead of both. */
  label: string;
}

/** Above this the pill says '100+' (storefront §4). */
const mostCounted = 100;

/** The pill's words for a cart of `totalQuantity` items; `subtotal` is formatted money, `locale` BCP 47. */
export function pillWords(totalQuantity: number, subtotal: string, locale: string): PillWords {
  const text = cartStrings('items', { count: totalQuantity }, locale);
  if (totalQuantity > mostCounted) {
    return {
      count: cartStrings('moreThan100'),
      text,
      label: cartStrings('moreThan100Items'),
    };
  }
  return {
    count: formatNumber(totalQuantity, locale),
    text,
    label: cartStrings('itemsInCartSubtotal', { count: totalQuantity, subtotal }, locale),
  };
}
