import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import styles from './cart-indicator.css?inline';
import { CartIndicator } from './cart-indicator.js';
import { cartIndicator } from './definition.js';

export const CartIndicatorElement: ElementClass<typeof cartIndicator> = define(
  cartIndicator,
  CartIndicator,
  { styles: [styles] },
);
export type CartIndicatorElement = HTMLElementTagNameMap['vitrine-cart-indicator'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-cart-indicator': ElementOf<typeof cartIndicator>;
  }
  interface VitrineEvents {
    'vitrine-cart-indicator': EventsOf<typeof cartIndicator>;
  }
}

export { cartIndicator, type CartIndicatorProps } from './definition.js';
