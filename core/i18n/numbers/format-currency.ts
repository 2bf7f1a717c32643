import { readDecimal } from './decimal-text.js';
import { clampedFormat } from './number-format.js';
import type { CurrencyOptions } from './options.js';

/** The last formatter of each options object: a page usually has one locale and one currency. */
const lastUses = /* @__PURE__ */ new WeakMap<CurrencyOptions, Use>();

interface Use {
  readonly locale: string;
  readonly currency: string;
  readonly format: Intl.NumberFormat['format'];
}

/**
 * Formats an amount for `locale` (BCP 47), with the fraction digits of the currency; '' for an invalid amount or
 * currency code (template §9.5, §11.2).
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
    if (!/^[A-Za-z]{3}$/.test(currency)) return '';
    use = { locale, currency, format: clampedFormat(locale, options, currency) };
    lastUses.set(options, use);
  }
  return use.format(text as `${number}`);
}
