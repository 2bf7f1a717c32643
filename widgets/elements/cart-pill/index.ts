import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { CartPill } from './cart-pill.js';
import styles from './cart-pill.css?inline';
import { cartPill } from './definition.js';

export const CartPillElement: ElementClass<typeof cartPill> = define(cartPill, CartPill, {
  styles: [styles],
});
export type CartPillElement = HTMLElementTagNameMap['vitrine-cart-pill'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-cart-pill': ElementOf<typeof cartPill>;
  }
  interface VitrineEvents {
    'vitrine-cart-pill': EventsOf<typeof cartPill>;
  }
}

export { cartPill, type CartPillProps } from './definition.js';
