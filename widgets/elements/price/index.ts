import { define, type ElementOf, type EventsOf } from '../../element/index.js';
import { price } from './definition.js';
import { Price } from './price.js';
import styles from './price.css?inline';

define(price, Price, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-price': ElementOf<typeof price>;
  }
  interface VitrineEvents {
    'vitrine-price': EventsOf<typeof price>;
  }
}

export { price, type PriceProps } from './definition.js';
