// The components without their elements: nothing is registered, React is the page's own.
export { AddToCart, type AddToCartProps } from './add-to-cart/add-to-cart.js';
export { CartPill, type CartPillProps } from './cart-pill/cart-pill.js';
export { Price, type PriceProps } from './price/price.js';
export { ProductImage, type ProductImageProps } from './product-image/product-image.js';
export { Quantity, type QuantityProps } from './quantity/quantity.js';
export { VariantPicker, type VariantPickerProps } from './variant-picker/variant-picker.js';
