// The behaviour of a link to the shop on a page of another origin; fetched shortly before a press. Not an element.
export { goWithCart, prepareLink, spendLink } from './hand-off-link.js';
