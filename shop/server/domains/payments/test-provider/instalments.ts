import { instalmentState, isCartForInstalments, type ProviderId } from 'vitrine/core/instalments';
import type { CatalogueCurrency } from '../../catalogue/index.js';
import type { PayableCart } from '../provider.js';

/** Totals that are paid in instalments, in minor units. The provider does not support JPY. */
const instalmentLimits: Readonly<Record<CatalogueCurrency, { min: number; max: number } | null>> = {
  USD: { min: 3500, max: 100_000 },
  EUR: { min: 3000, max: 90_000 },
  JPY: null,
};

/** The one provider of instalments in test mode. */
const providers: readonly ProviderId[] = ['afterpay'];

export function isPaidInParts({
  kind,
  entries,
  currency,
  grandTotalCents,
}: Pick<PayableCart, 'kind' | 'entries' | 'currency' | 'grandTotalCents'>): boolean {
  const limits = instalmentLimits[currency];
  if (limits === null || kind === 'subscription' || !isCartForInstalments(entries)) return false;
  const context = { afterPayMin: limits.min, afterPayMax: limits.max };
  return instalmentState(grandTotalCents, context) === 'in range';
}

/** The terms of instalments in the checkout; pages offer nothing else. storefront §3, Instalment context. */
export function instalmentTerms(currency: CatalogueCurrency) {
  const limits = instalmentLimits[currency];
  return {
    afterPayAvailable: limits !== null,
    afterPayMin: limits?.min ?? null,
    afterPayMax: limits?.max ?? null,
    paymentProviders: providers,
  };
}
