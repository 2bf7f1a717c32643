import * as z from 'zod/mini';
import { isRecord } from '../../base/index.js';
import { defineSchema, wholeWithin } from '../../net/index.js';

/** Whether and for which orders the shop offers payment in instalments (storefront §3). */
export interface InstalmentContext {
  readonly afterPayAvailable: boolean;
  /** Exclusive lower limit of the order total, in minor units of the store's currency. */
  readonly afterPayMin: number;
  /** Inclusive upper limit in minor units; null for none. */
  readonly afterPayMax: number | null;
  /** BCP 47 or with an underscore: `en`, `fr-CA`, `en_GB`. */
  readonly shopperLanguage: string | null;
  /** ISO 3166-1 alpha-2: where the shop's payment account is. */
  readonly stripeAccountCountry: string | null;
  /** The providers that the checkout takes, such as `afterpay`, as the server says it; every one without the list. Ours. */
  readonly paymentProviders?: readonly string[] | undefined;
}

const schema = /* @__PURE__ */ defineSchema(() => {
  const amount = wholeWithin(0);
  const text = z.catch(z.nullable(z.string()), null);
  return z.object({
    afterPayAvailable: z.custom<true>((value) => value === true),
    afterPayMin: z._default(z.nullable(amount), 0),
    afterPayMax: z._default(z.nullable(amount), null),
    shopperLanguage: text,
    stripeAccountCountry: text,
    paymentProviders: z.optional(z.array(z.string())),
  });
});

/**
 * The `instalments` of the store settings, with what an item has of its own in their place. Null when the shop offers none, and when a limit is invalid, because
 * a wrong limit would promise a payment that the provider refuses. A missing limit means none.
 */
export function parseInstalmentContext(
  settings: unknown,
  ofItem: unknown = null,
): InstalmentContext | null {
  const merged = isRecord(ofItem) ? { ...(isRecord(settings) && settings), ...ofItem } : settings;
  const result = z.safeParse(schema(), merged);
  return result.success ? { ...result.data, afterPayMin: result.data.afterPayMin ?? 0 } : null;
}
