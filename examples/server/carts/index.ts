export { expireCart, findCart, lockCart, type CartKind } from './cart-rows.js';
export { currentPricing, type Pricing } from './pricing.js';
export type { CartWork } from './cart-work.js';
export { readFormIntent } from './form-intent.js';
export { loadCart } from './load-cart.js';
export { closeCart, purchaseCart, reduceStock } from './purchase.js';
export { toQuantityText } from './read-quantity.js';
export { cartSchema, entrySchema, type CartJson, type EntryJson } from './schemas.js';
export { readShippingLocation, setShippingLocation, storeShippingOption } from './shipping.js';
