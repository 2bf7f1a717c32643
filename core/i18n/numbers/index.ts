export { readDecimal, shiftDecimal } from './decimal-text.js';
export { formatCurrency } from './format-currency.js';
export { formatDecimal } from './format-decimal.js';
export { readMoneyValue, type MoneyValue } from './money-value.js';
export {
  readCurrencyOptions,
  readDigitOptions,
  readNumberOptions,
  type CurrencyOptions,
  type NumberOptions,
} from './options.js';
