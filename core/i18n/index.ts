export {
  compileDatePattern,
  formatDateTime,
  formatInterval,
  formatRelativeTime,
  isSameDay,
  knownTimeZone,
  readDateTimeOptions,
  readIntervalOptions,
  readRelativeTimeOptions,
  timeSince,
  type DateTimeOptions,
  type IntervalOptions,
  type Reader,
  type RelativeTimeOptions,
} from './dates/index.js';
export { defineStrings, setStringOverrides, type Strings } from './define-strings.js';
export { joinList } from './lists.js';
export { checkMessage, formatMessage, type MessageArguments } from './messages/index.js';
export {
  formatCurrency,
  formatDecimal,
  formatNumber,
  readCurrencyOptions,
  readDecimal,
  readMoneyValue,
  readNumberOptions,
  type CurrencyOptions,
  type MoneyValue,
  type NumberOptions,
} from './numbers/index.js';
export { answerStrings } from './strings/answers.js';
export { addButtonStrings, cartStrings } from './strings/cart.js';
export { productPageStrings, productStrings } from './strings/product.js';
export { quantityPageStrings, quantityStrings } from './strings/quantity.js';
export { restockStrings } from './strings/restock.js';
export { socialStrings } from './strings/social.js';
export { subscriptionStrings } from './strings/subscription.js';
