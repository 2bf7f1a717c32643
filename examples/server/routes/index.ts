export { addCartCalls } from './cart-calls.js';
export { addCartForms, isFormPost } from './cart-forms.js';
export type { Parts } from './parts.js';
export { addShopCalls } from './shop-calls.js';
