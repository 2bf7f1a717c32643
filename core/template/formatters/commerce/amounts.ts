import { currencyOfRegion } from '../../../commerce/money/index.js';
import {
  fromPrice,
  normalPrice,
  salePrice,
  type StructuredContent,
  type WrittenMoney,
} from '../../../commerce/product/structured-content/index.js';
import {
  formatCurrency,
  formatDecimal,
  readDecimal,
  shiftDecimal,
  type NumberOptions,
} from '../../../i18n/index.js';
import { plain, type Formatters } from '../../plugins.js';
import type { Value } from '../../values.js';
import { readAmount, readContent } from '../../readers/index.js';

const percentage: NumberOptions = { minimumFractionDigits: 2, maximumFractionDigits: 3 };
const percent: NumberOptions = { style: 'percent', grouping: false, maximumFractionDigits: 20 };
const trimmed: NumberOptions = { minimumFractionDigits: 0, maximumFractionDigits: 3 };

/** Amounts as text, most of them deprecated (§9.3). */
export const amountFormatters = {
  'from-price': hundredfold(fromPrice),
  'normal-price': hundredfold(normalPrice),
  'sale-price': hundredfold(salePrice),
  'money-format': unchanged(),
  moneyFormat: unchanged(),
  'money-string': unchanged(),
  'i18n-money-format': unchanged(),
  'bookkeeper-money-format': plain((cents, { locale }) => {
    if (locale === null) return '';
    const { region = '' } = new Intl.Locale(locale).maximize();
    return formatCurrency(inUnits(cents), currencyOfRegion(region), {}, locale);
  }),
  'percentage-format': {
    prepare({ list }) {
      const options = list.includes('trim') ? trimmed : percentage;
      return (value, { locale }) =>
        locale === null ? '' : formatDecimal(readAmount(value), options, locale);
    },
  },
} satisfies Formatters;

/** A legacy price without a currency: a hundred times the amount. */
/* @__NO_SIDE_EFFECTS__ */
function hundredfold(price: (content: StructuredContent) => WrittenMoney) {
  // Formatted as a percentage, because Intl then multiplies without rounding.
  return plain((product, environment) => {
    const { amount } = price(readContent(product, environment));
    // A number that a float holds exactly needs no `Intl`.
    return /^\d{1,12}(?:\.\d{1,3})?$/.test(amount)
      ? String(Number(`${amount}e2`))
      : formatDecimal(amount, percent, 'en-US').slice(0, -1);
  });
}

/** Cents in units of the currency; the digits move, so that none is lost. */
function inUnits(cents: Value): string {
  return shiftDecimal(readDecimal(cents) ?? '0', -2);
}

/* @__NO_SIDE_EFFECTS__ */
function unchanged() {
  return plain((value) => value);
}
