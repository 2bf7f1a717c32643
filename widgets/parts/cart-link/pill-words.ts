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
  if (totalQuantity > mostCounted) {
    return {
      count: cartStrings('moreThan100'),
      text: cartStrings('items'),
      label: cartStrings('moreThan100Items'),
    };
  }
  const count = formatNumber(totalQuantity, locale);
  return totalQuantity === 1
    ? {
        count,
        text: cartStrings('item'),
        label: cartStrings('itemsInCartOneSubtotal', { count, subtotal }),
      }
    : {
        count,
        text: cartStrings('items'),
        label: cartStrings('itemsInCartManySubtotal', { count, subtotal }),
      };
}
