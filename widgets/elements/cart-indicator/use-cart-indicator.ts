import type { CartIndicatorProps } from './definition.js';
import { formatMoney } from '../../../core/commerce/money/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useCartLink, type CartLinkProps } from '../../parts/cart-link/index.js';
import { useStates } from '../../element/index.js';
import { useCart } from '../../hooks/index.js';
import {
  emptyIndicator,
  indicatorLabels,
  type IndicatorState,
  type IndicatorLabels,
} from './indicator-labels.js';

export interface CartIndicatorLinkProps extends IndicatorLabels {
  link: Pick<CartLinkProps, 'href'> & Partial<CartLinkProps>;
}

/** The props of the indicator's link; null until the page's cart is loaded, or if that fails. */
export function useCartIndicator(props: CartIndicatorProps): CartIndicatorLinkProps | null {
  const { cart, settled, status } = useCart();
  const link = useCartLink(props);
  const { locale } = getRuntime().site;
  const isKnown = settled !== null || status === 'ready';
  const state: IndicatorState = settled
    ? {
        items: cart.totalQuantity,
        subtotal: formatMoney({ cents: cart.subtotalCents, currency: cart.currency }, locale),
      }
    : emptyIndicator;
  // Marked initialized on first sync; empty when items is 0 (platform §4).
  useStates({ initialized: isKnown, empty: state.items === 0 });
  return isKnown ? { ...indicatorLabels(state, locale), link } : null;
}
