import { instalmentStrings } from '../../i18n/index.js';
import { formatMoney, type Money } from '../money/index.js';
import { exceedsMaximum, instalmentState, type InstalmentState } from './eligibility.js';
import type { InstalmentContext } from './context.js';
import {
  chooseProvider,
  providerRounding,
  type InstalmentProvider,
  type ProviderId,
} from './provider.js';
import { splitInstalments } from './split.js';

export interface InstalmentOffer {
  readonly state: InstalmentState;
  readonly provider: InstalmentProvider;
  /** '4 payments of $10.50', or 'available for orders over $35.00'. */
  readonly terms: string;
  /** The same text with the provider's name. */
  readonly text: string;
}

export interface OfferRequest {
  readonly total: Money;
  /** True when `total` is the lowest of several prices. */
  readonly isLowest?: boolean;
  readonly context: InstalmentContext;
  readonly count: number;
  readonly isOneLine: boolean;
  /** BCP 47. */
  readonly locale: string;
}

/**
 * Words the offer to pay `total` in instalments (storefront §5); null where no provider serves the shop, or where its
 * checkout does not take that provider.
 *
 * @example
 * const context = parseInstalmentContext(settings);
 * const offer = context && describeOffer({ context, total, count: 4, isOneLine: false, locale: 'en-US' });
 * offer?.terms; // '4 payments of $10.50'
 */
export function describeOffer(request: OfferRequest): InstalmentOffer | null {
  const { context, total, isOneLine } = request;
  const provider = chooseProvider(context);
  const isTaken =
    !context.paymentProviders || context.paymentProviders.includes(provider?.id ?? '');
  if (!provider || !isTaken) return null;
  const state = instalmentState(total.cents, context);
  const terms = state === 'in range' ? describeParts(request, provider.id) : describeLimit(request);
  const sentence =
    state === 'out of range' ? 'providerIs' : isOneLine ? 'payWithOneLine' : 'payWith';
  const text = instalmentStrings(sentence, { text: terms, provider: provider.name });
  return { state, provider, terms, text };
}

function describeParts(
  { total, count, isLowest = false, locale }: OfferRequest,
  provider: ProviderId,
): string {
  const parts = splitInstalments(total, count, providerRounding[provider]);
  const [first = total] = parts;
  const last = parts.at(-1) ?? total;
  const amount = formatMoney(first, locale);
  if (isLowest) return instalmentStrings('paymentsFrom', { count, amount });
  return first.cents === last.cents
    ? instalmentStrings('payments', { count, amount })
    : instalmentStrings('paymentsWithLast', { count, amount, last: formatMoney(last, locale) });
}

/** 'If the order total exceeds the upper limit …; otherwise …' (storefront §5). */
function describeLimit({ total, context, locale }: OfferRequest): string {
  const { afterPayMin, afterPayMax } = context;
  const write = (cents: number) => formatMoney({ cents, currency: total.currency }, locale);
  return afterPayMax !== null && exceedsMaximum(total.cents, context)
    ? instalmentStrings('availableUpTo', { amount: write(afterPayMax) })
    : instalmentStrings('availableOver', { amount: write(afterPayMin) });
}
