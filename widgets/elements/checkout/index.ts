import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { checkout } from './definition.js';
import { Checkout } from './checkout.js';
import styles from './checkout.css?inline';

export const CheckoutElement: ElementClass<typeof checkout> = define(checkout, Checkout, {
  styles: [styles],
});
export type CheckoutElement = HTMLElementTagNameMap['vitrine-checkout'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-checkout': ElementOf<typeof checkout>;
  }
  interface VitrineEvents {
    'vitrine-checkout': EventsOf<typeof checkout>;
  }
}

export {
  checkout,
  type BeforeOrderDetail,
  type CheckoutCountedDetail,
  type CheckoutProps,
} from './definition.js';
