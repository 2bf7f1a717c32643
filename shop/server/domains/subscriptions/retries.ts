const hour = 60 * 60_000;
const day = 24 * hour;

/** Days from the first failed payment of an order to each further attempt; after the last one the subscription ends. */
const retryDays: readonly number[] = [1, 3, 5];

/** When a payment is tried again; null if that was the last attempt. `failures` counts with the one of now. */
export function nextPaymentTry(failedAt: number, failures: number): number | null {
  const days = retryDays[failures - 1];
  return days === undefined ? null : failedAt + days * day;
}

/** How long an order waits that could not be made for another reason than its payment. */
const waits: ReadonlyMap<string, number> = new Map([
  // Prices or the subscription changed in that moment.
  ['total-changed', hour],
  ['payment-unreachable', hour],
]);

/** When an order that was held up is tried again, by the code of the reason. */
export function nextTry(code: string, now: number): number {
  return now + (waits.get(code) ?? day);
}

/**
 * Whether the owner is told of an order that is held up: at once, or after a day where it may go by itself within hours.
 * @param dueAt Of the order, in milliseconds since 1970.
 */
export function concernsOwner(code: string, dueAt: number, now: number): boolean {
  return !waits.has(code) || now - dueAt >= day;
}
