// An amount of money. Not an element.
export { MoneyText } from './money-text.js';
