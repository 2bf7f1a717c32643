import type { WrittenMoney } from '../../../commerce/product/structured-content/index.js';
import {
  formatCurrency,
  formatDecimal,
  type CurrencyOptions,
  type NumberOptions,
} from '../../../i18n/index.js';
import type { Scope } from '../../plugins.js';
import { isTruthy } from '../../values.js';

const nativeOptions: NumberOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Formats a price: localized where the feature is on, otherwise without a currency (§9.3.1 moneyText). */
export function moneyText(
  { amount, currency }: WrittenMoney,
  options: CurrencyOptions,
  scope: Scope,
): string {
  const { locale } = scope.environment;
  const isLocalized =
    locale !== null && isTruthy(scope.lookup(['featureFlags', 'useCLDRMoneyFormat']));
  return (
    (isLocalized && formatCurrency(amount, currency, options, locale)) ||
    formatDecimal(amount, nativeOptions, 'en-US')
  );
}
