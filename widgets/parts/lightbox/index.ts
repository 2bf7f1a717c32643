// A modal popup over the page. Not an element.
import styles from './lightbox.css?inline';

export { Lightbox } from './lightbox.js';
export { useDismissal } from './use-dismissal.js';
export { useIsTall } from './use-is-tall.js';

/** Style sheet to adopt before the widget's own. */
export const lightboxStyles: string = styles;
