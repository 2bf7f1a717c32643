import {
  formatCurrency,
  formatDecimal,
  readCurrencyOptions,
  readMoneyValue,
  readNumberOptions,
} from '../../../i18n/index.js';
import type { PlainFormatter } from '../../plugins.js';

/** Formats a number for the locale; '' for any other value (§9.5). */
export const decimal: PlainFormatter = {
  safe: true,
  prepare: ({ list }) => {
    const options = readNumberOptions(list);
    return (value, { locale }) => (locale === null ? '' : formatDecimal(value, options, locale));
  },
};

/** Formats `{decimalValue, currencyCode}` or `{value, currency}` as money for the locale (§9.5). */
export const money: PlainFormatter = {
  safe: true,
  prepare: ({ list }) => {
    const options = readCurrencyOptions(list);
    return (value, { locale }) => {
      const read = readMoneyValue(value);
      return read && locale !== null
        ? formatCurrency(read.amount, read.currency, options, locale)
        : '';
    };
  },
};
