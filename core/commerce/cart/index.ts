export { addAhead } from './add-ahead.js';
export type { AddAttempt } from './attempt.js';
export {
  attemptPhaseAt,
  defaultDelays,
  type AttemptDelays,
  type AttemptPhase,
} from './attempt-phases.js';
export {
  attemptsFor,
  isBusy,
  prepareAdd,
  whileBusy,
  type AttemptStore,
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
export type { CartCause, CartChange, ChangeOrigin } from './bus-events.js';
export type { CartState, CartStore } from './cart-store.js';
export type {
  AddResponse,
  CartAbility,
  CartClient,
  CartPage,
  ChangeResponse,
  LineFields,
} from './cart-client.js';
export { lacksAbility } from './lacks-ability.js';
export { createEmptyCart, entriesOf } from './cart.js';
export {
  CartError,
  toCartError,
  type CartCallKind,
  type CartErrorCode,
  type CartFailure,
} from './errors.js';
export { describeIntent } from './describe-intent.js';
export { describeLine } from './describe-line.js';
export { formFields, readFormIntent } from './form-intent.js';
export { getCartStore, mayPageHaveCart, type CartChangedDetail } from './page-cart.js';
export { cartPath, cartPaths, checkoutPath, shopPath } from './paths.js';
export { handOff } from './hand-off.js';
export { shopAddress } from './shop-address.js';
export type { CartResult } from './replaceable.js';
export { createCartStore, type CartStoreOptions } from './store.js';
