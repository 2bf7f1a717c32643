// How far a cart is from free delivery. Not an element.
import styles from './free-delivery.css?inline';

export { FreeDelivery } from './free-delivery.js';
/** Adopted by what shows it. */
export const freeDeliveryStyles: string = styles;
