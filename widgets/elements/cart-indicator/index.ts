import { define, type ElementOf, type EventsOf, type JsxOf } from '../../element/index.js';
import styles from './cart-indicator.css?inline';
import { CartIndicator } from './cart-indicator.js';
import { cartIndicator } from './definition.js';

define(cartIndicator, CartIndicator, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-cart-indicator': ElementOf<typeof cartIndicator>;
  }
  interface VitrineEvents {
    'vitrine-cart-indicator': EventsOf<typeof cartIndicator>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-cart-indicator': JsxOf<typeof cartIndicator>;
    }
  }
}

export { CartIndicator, CartIndicatorLink } from './cart-indicator.js';
export { cartIndicator, type CartIndicatorProps } from './definition.js';
export type { CartIndicatorLinkProps } from './use-cart-indicator.js';
