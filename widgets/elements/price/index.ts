import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { price } from './definition.js';
import { Price } from './price.js';
import styles from './price.css?inline';

export const PriceElement: ElementClass<typeof price> = define(price, Price, { styles: [styles] });
export type PriceElement = HTMLElementTagNameMap['vitrine-price'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-price': ElementOf<typeof price>;
  }
  interface VitrineEvents {
    'vitrine-price': EventsOf<typeof price>;
  }
}

export { price, type PriceProps } from './definition.js';
