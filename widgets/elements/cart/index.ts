import { frameStyles } from '../../parts/cart-contents/index.js';
import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import styles from './cart.css?inline';
import { Cart } from './cart.js';
import { cart } from './definition.js';

export const CartElement: ElementClass<typeof cart> = define(cart, Cart, {
  styles: [frameStyles, styles],
});
export type CartElement = HTMLElementTagNameMap['vitrine-cart'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-cart': ElementOf<typeof cart>;
  }
  interface VitrineEvents {
    'vitrine-cart': EventsOf<typeof cart>;
  }
}

export { cart, type CartProps } from './definition.js';
export type {
  BeforeRemoveDetail,
  BeforeUpdateDetail,
  CheckoutDetail,
} from '../../parts/page-events/index.js';
