// The number field with its steppers, for every widget that asks how many. No element of its own.
import styles from './quantity-field.css?inline';

export { QuantityField, type QuantityFieldProps } from './quantity-field.js';

/** The sheet that a widget with the field adopts before its own. */
export const quantityFieldStyles: string = styles;
