import type { Queryable } from '../../ground/database/index.js';
import { storeLink } from '../orders/index.js';
import type { Subscription } from './types.js';

/** The page of the link of a mail. */
export const subscriptionLinkPath = (id: string): string =>
  `/subscriptions/${encodeURIComponent(id)}/open`;

/** Longer than a link that is asked for, because nobody waits for these mails. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** Stores a link to a subscription and resolves to its path. It opens the first order, by which a browser is the buyer's. */
export async function linkToSubscription(
  transaction: Queryable,
  { id, orderId }: Pick<Subscription, 'id' | 'orderId'>,
  now: number,
): Promise<string> {
  const code = await storeLink(transaction, { orderId, expiresAt: now + lifetime });
  return `${subscriptionLinkPath(id)}?${new URLSearchParams({ code })}`;
}
