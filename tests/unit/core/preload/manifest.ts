/** A manifest as the build writes it, with few elements. */
export const manifest = {
  preload: ['chunks/core-1.js', 'chunks/http-1.js', 'chunks/early-1.js'],
  chunks: {
    core: 'chunks/core-1.js',
    http: 'chunks/http-1.js',
    early: 'chunks/early-1.js',
    react: 'chunks/react-1.js',
    product: 'chunks/product-1.js',
    price: 'chunks/price-1.js',
    'add-to-cart': 'chunks/add-to-cart-1.js',
  },
  elements: {
    'vitrine-product': ['core', 'product'],
    'vitrine-price': ['core', 'react', 'price'],
    'vitrine-add-to-cart': ['core', 'react', 'add-to-cart'],
  },
  data: ['vitrine-product'],
  press: ['vitrine-add-to-cart'],
  snippet: { code: 'early()', hash: 'sha256-…' },
};
