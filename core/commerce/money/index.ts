export { currencies } from './currencies.js';
export { defaultCurrency, digitsOf, isCurrencyCode, type CurrencyCode } from './currency-code.js';
export { centsToDecimal } from './decimal.js';
export { formatMoney, formatShortMoney, type MoneyOptions } from './format.js';
export { formatMoneyPlain, type PlainMoneyOptions } from './format-plain.js';
export { addMoney, compareMoney, multiplyMoney, splitMoney, type Money } from './money.js';
export { MoneyError, type MoneyErrorCode } from './money-error.js';
export { currencyOfRegion } from './region-currency.js';
export { parseMoney, type MoneyInput } from './parse.js';
