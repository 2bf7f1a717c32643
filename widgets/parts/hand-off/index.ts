// What a link to the shop does on a page of another origin; fetched when the shopper is about to press one. Not an element.
export { goWithCart, prepareLink, spendLink } from './hand-off-link.js';
