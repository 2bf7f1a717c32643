export {
  buttonStateAt,
  defaultDelays,
  type ButtonDelays,
  type ButtonState,
} from './attempt-phases.js';
export {
  attemptsFor,
  type AddAttempt,
  type AttemptSlot,
  type PressResult,
} from './attempt-store.js';
export type {
  AddIntent,
  AddResult,
  Cart,
  CartEntry,
  Coupon,
  EnteredCoupon,
  FormAnswer,
  InvalidCoupon,
  ShippingLocation,
  ShippingOption,
  TaxRule,
} from './cart.js';
export type { CartState, CartStore } from './cart-store.js';
export type { LineFields } from './http-cart-client.js';
export { cartPath, checkoutPath, createEmptyCart, shopPath } from './cart.js';
export { CartError, toCartError, type CartCallKind, type CartErrorCode } from './errors.js';
export { readFormIntent } from './form-intent.js';
export { getCartStore } from './page-cart.js';
export { onPageReturn } from './page-events.js';
