import type { CartIndicatorProps } from './definition.js';
import { useCartIndicator, type CartIndicatorLinkProps } from './use-cart-indicator.js';

/** A link to the page's cart for a header; see the definition. */
export function CartIndicator(props: CartIndicatorProps) {
  const indicator = useCartIndicator(props);
  return indicator ? <CartIndicatorLink {...indicator} /> : <slot />;
}

/** The link itself. Its number is no live region, because the announcement of an add includes it. */
function CartIndicatorLink({ link, badge, subtotal, label }: CartIndicatorLinkProps) {
  return (
    <a part="link" className="link" {...link}>
      <span className="visually-hidden">{label}</span>
      <span part="icon" className="icon">
        <slot name="icon">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 8h12l1 13H5L6 8Zm3 3V7a3 3 0 0 1 6 0v4" />
          </svg>
        </slot>
        <span
          part="badge"
          className="badge accent"
          hidden={badge === ''}
          aria-hidden="true"
          translate="no"
        >
          {badge}
        </span>
      </span>{' '}
      <span
        part="subtotal"
        className="subtotal"
        hidden={subtotal === ''}
        aria-hidden="true"
        translate="no"
      >
        {subtotal}
      </span>
    </a>
  );
}
