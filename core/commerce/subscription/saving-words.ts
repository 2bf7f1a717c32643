import { numberFormat } from '../../base/index.js';
import { cartStrings, subscriptionStrings } from '../../i18n/index.js';
import { formatShortMoney, type Money } from '../money/index.js';

/** The saving of a plan: a percentage, or an amount for each piece. */
export type Saved = { readonly percent: number } | { readonly amount: Money };

/** '10%' or '$1.50', as the locale (BCP 47) writes it. */
export function writeSaving(saved: Saved, locale: string): string {
  return 'percent' in saved
    ? numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })(saved.percent / 100)
    : formatShortMoney(saved.amount, locale);
}

/**
 * The label of the choice to subscribe, for what each plan that it stands for saves: 'Subscribe and save 10%', or
 * 'Subscribe and save up to 15%' where they differ in their percentages. 'Subscribe' where nothing can be promised.
 */
export function wordSubscribe(plans: readonly (Saved | null)[], locale: string): string {
  const written = new Set(plans.map((saved) => saved && writeSaving(saved, locale)));
  const [only] = written;
  if (written.size === 1) {
    return only ? subscriptionStrings('subscribeSave', { saving: only }) : cartStrings('subscribe');
  }
  const percent = Math.max(
    ...plans.map((saved) => (saved && 'percent' in saved ? saved.percent : 0)),
  );
  const areAmounts = plans.some((saved) => saved && 'amount' in saved);
  if (areAmounts || percent <= 0) return cartStrings('subscribe');
  return subscriptionStrings('subscribeSaveUpTo', { saving: writeSaving({ percent }, locale) });
}
