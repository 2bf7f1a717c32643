// The code that widgets share: React hooks for the page's product and cart, and link handling.
export { followInEditor, isPlainClick, type LinkPress } from './follow-in-editor.js';
export { markMissing, useMissingOptions } from './missing-options.js';
export { findProductStore, subscribeToProduct } from './product-context.js';
export { productTag } from './product-tag.js';
export { useCart } from './use-cart.js';
export { useProduct, type ProductInUse } from './use-product.js';
