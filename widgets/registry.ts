/** Every tag the loader knows and the module that defines it: one line each. */
export const registry: Readonly<Record<string, () => Promise<unknown>>> = {
  'vitrine-product': () => import('./product/index.js'),
  'vitrine-price': () => import('./price/index.js'),
  'vitrine-product-image': () => import('./product-image/index.js'),
  'vitrine-product-status': () => import('./product-status/index.js'),
  'vitrine-scarcity': () => import('./scarcity/index.js'),
  'vitrine-quick-view': () => import('./quick-view/index.js'),
  'vitrine-join-button': () => import('./join-button/index.js'),
  'vitrine-variant-picker': () => import('./variant-picker/index.js'),
  'vitrine-quantity': () => import('./quantity/index.js'),
  'vitrine-add-to-cart': () => import('./add-to-cart/index.js'),
  'vitrine-subscription': () => import('./subscription/index.js'),
  'vitrine-gift-card': () => import('./gift-card/index.js'),
  'vitrine-cart-pill': () => import('./cart-pill/index.js'),
  'vitrine-cart': () => import('./cart/index.js'),
  'vitrine-cart-drawer': () => import('./cart-drawer/index.js'),
  'vitrine-cart-indicator': () => import('./cart-indicator/index.js'),
  'vitrine-instalments': () => import('./instalments/index.js'),
  'vitrine-reviews': () => import('./reviews/index.js'),
  'vitrine-product-form': () => import('./product-form/index.js'),
  'vitrine-form': () => import('./form/index.js'),
  'vitrine-form-builder': () => import('./form-builder/index.js'),
  'vitrine-restock': () => import('./restock/index.js'),
  'vitrine-restock-admin': () => import('./restock-admin/index.js'),
  'vitrine-character-counter': () => import('./character-counter/index.js'),
};

/** Loaded as soon as found: small, without React, and other widgets wait for its data wherever it stands. */
export const loadedAtOnce: readonly string[] = ['vitrine-product'];
