import styles from './cart-frame.css?inline';

/** Headings, buttons and problems, also for an empty cart. Adopted first. */
export const frameStyles: string = styles;
