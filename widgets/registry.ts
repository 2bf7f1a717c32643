/** Every tag the loader knows and the module that defines it: one line each. */
export const registry: Readonly<Record<string, () => Promise<unknown>>> = {
  'vitrine-product': () => import('./elements/product/index.js'),
  'vitrine-price': () => import('./elements/price/index.js'),
  'vitrine-product-image': () => import('./elements/product-image/index.js'),
  'vitrine-product-status': () => import('./elements/product-status/index.js'),
  'vitrine-scarcity': () => import('./elements/scarcity/index.js'),
  'vitrine-quick-view': () => import('./elements/quick-view/index.js'),
  'vitrine-join-button': () => import('./elements/join-button/index.js'),
  'vitrine-variant-picker': () => import('./elements/variant-picker/index.js'),
  'vitrine-quantity': () => import('./elements/quantity/index.js'),
  'vitrine-add-to-cart': () => import('./elements/add-to-cart/index.js'),
  'vitrine-subscription': () => import('./elements/subscription/index.js'),
  'vitrine-gift-card': () => import('./elements/gift-card/index.js'),
  'vitrine-cart-pill': () => import('./elements/cart-pill/index.js'),
  'vitrine-cart': () => import('./elements/cart/index.js'),
  'vitrine-cart-drawer': () => import('./elements/cart-drawer/index.js'),
  'vitrine-cart-indicator': () => import('./elements/cart-indicator/index.js'),
  'vitrine-instalments': () => import('./elements/instalments/index.js'),
  'vitrine-reviews': () => import('./elements/reviews/index.js'),
  'vitrine-product-form': () => import('./elements/product-form/index.js'),
  'vitrine-form': () => import('./elements/form/index.js'),
  'vitrine-form-builder': () => import('./elements/form-builder/index.js'),
  'vitrine-restock': () => import('./elements/restock/index.js'),
  'vitrine-restock-admin': () => import('./elements/restock-admin/index.js'),
  'vitrine-character-counter': () => import('./elements/character-counter/index.js'),
};

/** Loaded as soon as found: small, without React, and other widgets wait for its data wherever it stands. */
export const loadedAtOnce: readonly string[] = ['vitrine-product'];
