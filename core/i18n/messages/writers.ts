import {
  formatDateTime,
  formatInterval,
  readDateTimeOptions,
  readIntervalOptions,
  type Reader,
} from '../dates/index.js';
import {
  formatCurrency,
  formatDecimal,
  readCurrencyOptions,
  readMoneyValue,
  readNumberOptions,
} from '../numbers/index.js';
import { decimalOf, timeOf } from './values.js';

/** Prints the arguments of a tag. */
export type Writer = (values: readonly unknown[], reader: Reader) => string;

type WriterKind = (options: readonly string[]) => Writer;

const decimal: WriterKind = (words) => {
  const options = readNumberOptions(words);
  return ([value], { locale }) => formatDecimal(decimalOf(value), options, locale);
};

const money: WriterKind = (words) => {
  const options = readCurrencyOptions(words);
  return ([value], { locale }) => {
    const money = readMoneyValue(value);
    return money ? formatCurrency(money.amount, money.currency, options, locale) : '';
  };
};

/** The formatters of a tag, by name, each with the words that follow it (template §10, §11). */
export const writers = {
  decimal,
  number: decimal,
  money,
  currency: money,
  datetime: (words) => {
    const options = readDateTimeOptions(words);
    return ([value], reader) => formatDateTime(timeOf(value), options, reader);
  },
  'datetime-interval': (words) => {
    const options = readIntervalOptions(words);
    return ([start, end], reader) => formatInterval(timeOf(start), timeOf(end), options, reader);
  },
} as const satisfies Record<string, WriterKind>;
