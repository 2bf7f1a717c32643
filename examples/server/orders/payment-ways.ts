import {
  instalmentState,
  isCartForInstalments,
  type ProviderId,
} from '../../../core/commerce/instalments/index.js';
import type { CatalogueCurrency } from '../catalogue/index.js';
import type { CheckoutCart } from './types.js';

/** Totals that are paid in instalments, in minor units. The provider does not support JPY. */
const instalmentLimits: Readonly<Record<CatalogueCurrency, { min: number; max: number } | null>> = {
  USD: { min: 3500, max: 100_000 },
  EUR: { min: 3000, max: 90_000 },
  JPY: null,
};

interface PaymentWay {
  readonly name: string;
  /** Who is paid in instalments; null where the whole is paid at once. */
  readonly provider: ProviderId | null;
}

/** The ways to pay in test mode. They are chosen by name, so that nobody enters the number of a real card. */
const ways: readonly PaymentWay[] = [
  { name: 'test-accepted', provider: null },
  { name: 'test-declined', provider: null },
  { name: 'test-afterpay', provider: 'afterpay' },
];

/** The ways in which a cart can be paid, by name. */
export function paymentWaysOf(
  cart: Pick<CheckoutCart, 'kind' | 'entries' | 'currency' | 'grandTotalCents'>,
): readonly string[] {
  return ways
    .filter(({ provider }) => provider === null || isPaidInParts(cart))
    .map(({ name }) => name);
}

function isPaidInParts({
  kind,
  entries,
  currency,
  grandTotalCents,
}: Parameters<typeof paymentWaysOf>[0]): boolean {
  const limits = instalmentLimits[currency];
  if (limits === null || kind === 'subscription' || !isCartForInstalments(entries)) return false;
  const context = { afterPayMin: limits.min, afterPayMax: limits.max };
  return instalmentState(grandTotalCents, context) === 'in range';
}

/** What the checkout takes in instalments; pages offer nothing else. storefront §3, Instalment context. */
export function instalmentTerms(currency: CatalogueCurrency) {
  const limits = instalmentLimits[currency];
  return {
    afterPayAvailable: limits !== null,
    afterPayMin: limits?.min ?? null,
    afterPayMax: limits?.max ?? null,
    paymentProviders: ways.flatMap(({ provider }) => (provider === null ? [] : [provider])),
  };
}
