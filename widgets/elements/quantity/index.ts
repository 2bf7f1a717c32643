import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { quantityFieldStyles } from '../../parts/quantity-field/index.js';
import { quantity } from './definition.js';
import styles from './quantity.css?inline';
import { Quantity } from './quantity.js';

export const QuantityElement: ElementClass<typeof quantity> = define(quantity, Quantity, {
  styles: [quantityFieldStyles, styles],
});
export type QuantityElement = HTMLElementTagNameMap['vitrine-quantity'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-quantity': ElementOf<typeof quantity>;
  }
  interface VitrineEvents {
    'vitrine-quantity': EventsOf<typeof quantity>;
  }
}

export { quantity, type QuantityChange, type QuantityProps } from './definition.js';
