export { PriceText } from './price-text.js';
export { viewPrice, type PriceView } from './price-view.js';
