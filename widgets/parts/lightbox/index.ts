// A modal popup over the page, for widgets that show more on demand. No element of its own.
import styles from './lightbox.css?inline';

export { Lightbox, type LightboxProps } from './lightbox.js';
export { useDismissal } from './use-dismissal.js';
export { useIsTall } from './use-is-tall.js';

/** The sheet that a widget with a lightbox adopts before its own. */
export const lightboxStyles: string = styles;
