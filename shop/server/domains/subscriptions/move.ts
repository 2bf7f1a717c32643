import type { PostalAddress } from '../addresses/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { findOrder, type OrderJson } from '../orders/index.js';
import { queueSubscriptionMail } from './mails.js';
import type { OutcomeContext } from './outcomes.js';
import { addEvent, requireSubscription } from './rows.js';
import { openStates } from './states.js';
import { SubscriptionError } from './subscription-error.js';
import type { Subscription } from './types.js';

/** The address of the next order; null if nothing is sent, or no order follows. */
export async function deliveryAddress(
  queryable: Queryable,
  subscription: Subscription,
): Promise<PostalAddress | null> {
  if (!openStates.includes(subscription.state)) return null;
  const first = await findOrder(queryable, subscription.orderId);
  return first && addressOfNext(subscription, first);
}

/** The same, of a first order that is read already. */
export function addressOfNext(
  { movedTo }: Subscription,
  { shippingAddress, phone }: Pick<OrderJson, 'shippingAddress' | 'phone'>,
): PostalAddress | null {
  if (shippingAddress === null) return null;
  return movedTo ?? { ...shippingAddress, phone };
}

/**
 * Sends further orders to another address, and mails the buyer. An order that is being made at that moment is not placed;
 * one that was held up is tried at once.
 * @throws SubscriptionError `subscription-not-found`, `subscription-state`.
 */
export async function moveSubscription(
  context: OutcomeContext,
  { id, address }: { readonly id: string; readonly address: PostalAddress },
): Promise<void> {
  const now = context.now();
  return context.database.transaction(async (transaction) => {
    const subscription = await requireSubscription(transaction, id);
    if ((await deliveryAddress(transaction, subscription)) === null) {
      throw new SubscriptionError('subscription-state');
    }
    await transaction.query(
      `update subscriptions set delivery = $2::jsonb, held = null, claimed_by = null, leased_until = null,
         due_at = case when held is null then due_at else least(due_at, $3) end where id = $1`,
      [id, JSON.stringify(address), new Date(now)],
    );
    await addEvent(transaction, id, { kind: 'moved', by: 'buyer', now });
    // Anyone who opens the link of a mail first can change the address, so a mail tells the buyer.
    const news = { topic: 'moved', nextAt: null, cause: String(now) } as const;
    await queueSubscriptionMail(transaction, context, subscription, news);
  });
}
