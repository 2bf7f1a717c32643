// An amount of money. Not an element.
export { MoneyText, type MoneyTextProps } from './money-text.js';
