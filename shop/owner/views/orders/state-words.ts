import type { FulfilmentState, ListedOrder } from '../../../server/index.js';

/** What the owner reads of each state. */
export const fulfilmentWords: Readonly<Record<FulfilmentState, string>> = {
  open: 'To send',
  part: 'Partly sent',
  sent: 'Sent',
  none: 'Nothing to send',
  cancelled: 'Cancelled',
};

/** Whether an order is paid, from its sums alone. */
export function paidWords({
  totalCents,
  refundedCents,
}: Pick<ListedOrder, 'totalCents' | 'refundedCents'>): string {
  if (totalCents === 0) return 'Free';
  if (refundedCents === 0) return 'Paid';
  return refundedCents < totalCents ? 'Partly refunded' : 'Refunded';
}
