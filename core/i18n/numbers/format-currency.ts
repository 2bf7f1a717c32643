import { keyOf, remember } from '../intl/index.js';
import { readDecimal } from './decimal-text.js';
import { numberFormat } from './number-format.js';
import type { CurrencyOptions } from './options.js';
import { currencyStyles, currencySymbols } from './styles.js';

type Format = Intl.NumberFormat['format'];

const formats = /* @__PURE__ */ new Map<string, Format>();

/** What options were last used for: a page has one locale and one currency, as a rule. */
const lastUses = /* @__PURE__ */ new WeakMap<CurrencyOptions, Use>();

interface Use {
  readonly locale: string;
  readonly currency: string;
  readonly format: Format;
}

/**
 * An amount as a reader of `locale` (BCP 47) writes it, with the currency's own fraction digits; '' for what is no
 * amount or no currency code (template §9.5, §11.2).
 */
export function formatCurrency(
  amount: unknown,
  currency: string,
  options: CurrencyOptions,
  locale: string,
): string {
  const text = readDecimal(amount);
  if (text === undefined || !Number.isFinite(Number(text))) return '';
  let use = lastUses.get(options);
  if (use?.currency !== currency || use.locale !== locale) {
    if (!/^[a-z]{3}$/i.test(currency)) return '';
    use = { locale, currency, format: formatOf(currency, options, locale) };
    lastUses.set(options, use);
  }
  return use.format(text as `${number}`);
}

function formatOf(currency: string, options: CurrencyOptions, locale: string): Format {
  return remember(formats, `${locale} ${currency} ${keyOf(options)}`, () => {
    const style: Intl.NumberFormatOptions = {
      style: 'currency',
      currency,
      currencyDisplay: currencySymbols[options.symbol ?? 'default'],
      ...currencyStyles[options.style ?? 'symbol'],
    };
    // Bound once: the getter of `format` costs as much as a look-up.
    return numberFormat(locale, style, options).format;
  });
}
