import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import styles from './add-to-cart.css?inline';
import { AddToCart } from './add-to-cart.js';
import { addToCart } from './definition.js';

export const AddToCartElement: ElementClass<typeof addToCart> = define(addToCart, AddToCart, {
  styles: [styles],
});
export type AddToCartElement = HTMLElementTagNameMap['vitrine-add-to-cart'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-add-to-cart': ElementOf<typeof addToCart> & {
      /** True while it is mounted and intercepts the submits of its form; the loader then ignores them. */
      readonly takesSubmit?: true;
    };
  }
  interface VitrineEvents {
    'vitrine-add-to-cart': EventsOf<typeof addToCart>;
  }
}

export {
  addToCart,
  type AddedDetail,
  type AddFailedDetail,
  type AddOutcome,
  type AddToCartProps,
  type ButtonKind,
} from './definition.js';
export type {
  AddedItem,
  BeforeAddDetail,
  GoToCartDetail,
  PurchaseDetail,
} from '../../parts/page-events/index.js';
