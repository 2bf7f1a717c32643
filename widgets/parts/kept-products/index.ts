// Lists of products that this device keeps: cards, and what the shop says of them today. Not an element.
import styles from './kept-products.css?inline';
import { productCardStyles } from '../product-card/index.js';

/** Style sheets to adopt before the widget's own. */
export const keptStyles: readonly string[] = [productCardStyles, styles];
export { KeptCards } from './kept-cards.js';
export { keptRows, titleOf, type KeptRow, type Removal } from './kept-rows.js';
export { useKeptFacts } from './use-kept-facts.js';
