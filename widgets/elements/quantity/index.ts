import { define, type ElementOf, type EventsOf } from '../../element/index.js';
import { quantityFieldStyles } from '../../parts/quantity-field/index.js';
import { quantity } from './definition.js';
import styles from './quantity.css?inline';
import { Quantity } from './quantity.js';

define(quantity, Quantity, { styles: [quantityFieldStyles, styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-quantity': ElementOf<typeof quantity>;
  }
  interface VitrineEvents {
    'vitrine-quantity': EventsOf<typeof quantity>;
  }
}

export { quantity, type QuantityChange, type QuantityProps } from './definition.js';
