// The number field with its steppers, for all widgets with a quantity. Not an element.
import styles from './quantity-field.css?inline';

export { QuantityField, type QuantityFieldProps } from './quantity-field.js';

/** Style sheet to adopt before the widget's own. */
export const quantityFieldStyles: string = styles;
