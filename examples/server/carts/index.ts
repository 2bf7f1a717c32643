export { prepareAdd } from './add-entry.js';
export { readAdditionalFields } from './additional-fields.js';
export { emptyCart, withoutSums } from './cart-json.js';
export {
  expireCart,
  findCart,
  lockCart,
  startCart,
  startPurchaseCart,
  type CartKind,
  type StoredCart,
} from './cart-rows.js';
export { currentPricing, type Pricing } from './pricing.js';
export type { CartWork } from './cart-work.js';
export { enterCoupon, removeCoupon } from './enter-coupon.js';
export { loadChanged, replaceLineFields, setLineQuantity } from './entries.js';
export { readFormIntent } from './form-intent.js';
export { loadCart } from './load-cart.js';
export { createMockCart } from './mock-cart.js';
export { prepareLine, type LineRequest } from './prepare-line.js';
export { closeCart, purchaseCart, reduceStock } from './purchase.js';
export { readNewQuantity, toQuantityText } from './read-quantity.js';
export { cartSchema, entrySchema, type CartJson, type EntryJson } from './schemas.js';
export {
  chooseShippingOption,
  readShippingLocation,
  setShippingLocation,
  storeShippingOption,
} from './shipping.js';
