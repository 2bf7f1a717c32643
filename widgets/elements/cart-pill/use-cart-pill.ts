import type { CartPillProps } from './definition.js';
import type { Cart } from '../../../core/commerce/cart/index.js';
import { formatShortMoney } from '../../../core/commerce/money/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import {
  pillWords,
  useCartLink,
  type CartLinkProps,
  type PillWords,
} from '../../parts/cart-link/index.js';
import { useStates } from '../../element/index.js';
import { useCart } from '../../hooks/index.js';

export interface CartPillLinkProps extends PillWords {
  link: Pick<CartLinkProps, 'href'> & Partial<CartLinkProps>;
}

export type PillContent =
  /** The cart is not loaded yet, or empty (storefront §4). */
  | { kind: 'nothing' }
  /** The cart could not be read; the page's own link stays. */
  | { kind: 'fallback' }
  | { kind: 'link'; pill: CartPillLinkProps };

/** The content of the pill for the page's cart. */
export function useCartPill(props: CartPillProps): PillContent {
  const { cart, settled, status } = useCart();
  const link = useCartLink(props);
  const isKnown = settled !== null;
  const hasItems = isKnown && cart.totalQuantity > 0;
  const isUnreadable = !isKnown && status === 'failed';
  useStates({ initialized: isKnown, empty: !hasItems && !isUnreadable });

  if (isUnreadable) return { kind: 'fallback' };
  if (!hasItems) return { kind: 'nothing' };
  const words = describe(cart);
  return { kind: 'link', pill: { ...words, link } };
}

function describe(cart: Cart) {
  const { locale } = getRuntime().site;
  const subtotal = { cents: cart.subtotalCents, currency: cart.currency };
  return pillWords(cart.totalQuantity, formatShortMoney(subtotal, locale), locale);
}
