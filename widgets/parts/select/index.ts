// How a select looks: the class `vitrine-select`. Not an element.
import styles from './select.css?inline';

/** Style sheet to adopt before the widget's own; for shadow roots and for the page. */
export const selectStyles: string = styles;
