import { readDecimal } from './decimal-text.js';
import { clampedFormat } from './number-format.js';
import type { CurrencyOptions } from './options.js';

/** What options were last used for: a page has one locale and one currency, as a rule. */
const lastUses = /* @__PURE__ */ new WeakMap<CurrencyOptions, Use>();

interface Use {
  readonly locale: string;
  readonly currency: string;
  readonly format: Intl.NumberFormat['format'];
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
    use = { locale, currency, format: clampedFormat(locale, options, currency) };
    lastUses.set(options, use);
  }
  return use.format(text as `${number}`);
}
