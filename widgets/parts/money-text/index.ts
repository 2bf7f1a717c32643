// An amount, as every widget shows one. No element of its own.
export { MoneyText, type MoneyTextProps } from './money-text.js';
