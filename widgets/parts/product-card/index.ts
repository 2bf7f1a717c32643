// The card of a product in a list, and the grid around it. Not an element.
import styles from './product-card.css?inline';

/** Style sheet to adopt before the widget's own. */
export const productCardStyles: string = styles;
export { cardTitleTag, type CardTitleTag } from './card-title-tag.js';
export { ListHeading } from './list-heading.js';
export { EmptyCard, ProductCard } from './product-card.js';
