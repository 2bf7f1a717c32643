// A bar with the product and a second button. Not an element; fetched for a button that asks for it.
export { BuyBar, type BuyBarProps } from './buy-bar.js';
