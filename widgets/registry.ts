/** Every tag the loader knows and the module that defines it: one line each. */
export const registry: Readonly<Record<string, () => Promise<unknown>>> = {
  'vitrine-product': () => import('./product/index.js'),
  'vitrine-price': () => import('./price/index.js'),
  'vitrine-product-image': () => import('./product-image/index.js'),
  'vitrine-variant-picker': () => import('./variant-picker/index.js'),
  'vitrine-quantity': () => import('./quantity/index.js'),
  'vitrine-add-to-cart': () => import('./add-to-cart/index.js'),
  'vitrine-cart-pill': () => import('./cart-pill/index.js'),
};

/** Loaded as soon as found: small, without React, and other widgets wait for its data wherever it stands. */
export const loadedAtOnce: readonly string[] = ['vitrine-product'];
