import { contentsStyles, frameStyles } from '../../parts/cart-contents/index.js';
import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { quantityFieldStyles } from '../../parts/quantity-field/index.js';
import styles from './cart-drawer.css?inline';
import { CartDrawer } from './cart-drawer.js';
import { cartDrawer } from './definition.js';

export const CartDrawerElement: ElementClass<typeof cartDrawer> = define(cartDrawer, CartDrawer, {
  styles: [frameStyles, quantityFieldStyles, contentsStyles, styles],
});
export type CartDrawerElement = HTMLElementTagNameMap['vitrine-cart-drawer'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-cart-drawer': ElementOf<typeof cartDrawer>;
  }
  interface VitrineEvents {
    'vitrine-cart-drawer': EventsOf<typeof cartDrawer>;
  }
}

export { cartDrawer, type CartDrawerProps } from './definition.js';
export type {
  BeforeRemoveDetail,
  BeforeUpdateDetail,
  CheckoutDetail,
  OpenCartDetail,
} from '../../parts/page-events/index.js';
export type { DrawerRequest } from '../../parts/cart-link/index.js';
export { openCartDrawer } from '../../parts/cart-link/index.js';
