// For an element that does not know its product: waits for it, or tells the page's author. Loaded then. Not an element.
export { awaitProduct, reportMissingProduct } from './missing-product.js';
