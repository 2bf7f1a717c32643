import { cartSummaryStrings } from '../../../core/i18n/index.js';
import { pillWords } from '../../parts/cart-link/index.js';

/** The state of the indicator (platform §3): 0 items and an empty subtotal until the cart is loaded. */
export interface IndicatorState {
  items: number;
  /** Formatted money. */
  subtotal: string;
}

export interface IndicatorLabels {
  /** The number of items, '100+' above a hundred (platform §9); empty when there are none. */
  badge: string;
  subtotal: string;
  /** The accessible name, which replaces both. */
  label: string;
}

export const emptyIndicator: IndicatorState = { items: 0, subtotal: '' };

/** The texts of an indicator; `locale` is BCP 47. */
export function indicatorLabels(
  { items, subtotal }: IndicatorState,
  locale: string,
): IndicatorLabels {
  if (items === 0) {
    const label = cartSummaryStrings('noItemsInCart', { count: 0 }, locale);
    return { badge: '', subtotal: '', label };
  }
  const { count, label } = pillWords(items, subtotal, locale);
  return { badge: count, subtotal, label };
}
