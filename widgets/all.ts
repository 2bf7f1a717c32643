// Defines every element at once, for bundlers. A page with a script tag uses the loader instead.
import './product/index.js';
import './price/index.js';
import './product-image/index.js';
import './variant-picker/index.js';
import './quantity/index.js';
import './add-to-cart/index.js';
import './cart-pill/index.js';
