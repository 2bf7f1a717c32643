import { define, type ElementOf, type EventsOf, type JsxOf } from '../../element/index.js';
import { CartPill } from './cart-pill.js';
import styles from './cart-pill.css?inline';
import { cartPill } from './definition.js';

define(cartPill, CartPill, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-cart-pill': ElementOf<typeof cartPill>;
  }
  interface VitrineEvents {
    'vitrine-cart-pill': EventsOf<typeof cartPill>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-cart-pill': JsxOf<typeof cartPill>;
    }
  }
}

export { CartPill, CartPillLink } from './cart-pill.js';
export { cartPill, type CartPillProps } from './definition.js';
export type { CartPillLinkProps } from './use-cart-pill.js';
