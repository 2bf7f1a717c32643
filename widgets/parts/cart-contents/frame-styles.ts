import styles from './cart-frame.css?inline';

/** Headings, buttons and problems: what an empty cart shows too. Adopted first. */
export const frameStyles: string = styles;
