import type { Database, Queryable } from '../../ground/database/index.js';
import { lockClaimed, type Claim } from './claims.js';
import { queueHeldMail, queueSubscriptionMail, type MailContext } from './mails.js';
import { concernsOwner, nextPaymentTry, nextTry } from './retries.js';
import { addEvent } from './rows.js';
import { dateOfTurn, isComplete, nextTurn } from './schedule.js';
import type { Subscription } from './types.js';
import { waysToPay, type PaidContext } from './ways-to-pay.js';

export interface OutcomeContext extends MailContext {
  readonly database: Database;
}

const release = 'claimed_by = null, leased_until = null';

/** In the transaction that places the order: the next date, or the end of what was agreed. */
export async function storePaid(
  transaction: Queryable,
  subscription: Subscription,
  { orderId, now }: { readonly orderId: string; readonly now: number },
): Promise<void> {
  const { id, turn, paid } = subscription;
  const isOver = isComplete(subscription, paid + 1);
  const next = nextTurn(subscription, turn, now);
  await transaction.query(
    `update subscriptions set state = $2, turn = $3, paid = paid + 1, due_at = $4, ended_at = $5,
       tries = 0, failed_at = null, held = null, cart_id = null, ${release} where id = $1`,
    [
      id,
      isOver ? 'ended' : 'active',
      next,
      isOver ? null : new Date(dateOfTurn(subscription, next)),
      isOver ? new Date(now) : null,
    ],
  );
  await addEvent(transaction, id, { kind: 'paid', by: 'shop', now, orderId });
  if (isOver) await addEvent(transaction, id, { kind: 'ended', by: 'shop', now });
}

/**
 * Stores that a payment was declined and mails the buyer, who may be able to pay another way. After the last attempt the
 * subscription is cancelled.
 */
export function storeDeclined(
  context: OutcomeContext & PaidContext,
  claim: Claim,
  reason: string,
): Promise<'declined' | 'gone'> {
  const now = context.now();
  return context.database.transaction(async (transaction) => {
    const subscription = await lockClaimed(transaction, claim);
    if (subscription === null) return 'gone';
    const { id, turn } = subscription;
    const tries = subscription.tries + 1;
    const failedAt = subscription.failedAt ?? now;
    const nextAt = nextPaymentTry(failedAt, tries);
    await transaction.query(
      `update subscriptions set state = $2, due_at = $3, tries = $4, failed_at = $5, ended_at = $6, held = null,
         ${release} where id = $1`,
      [
        id,
        nextAt === null ? 'cancelled' : 'past-due',
        nextAt === null ? null : new Date(nextAt),
        tries,
        new Date(failedAt),
        nextAt === null ? new Date(now) : null,
      ],
    );
    await addEvent(transaction, id, { kind: 'declined', by: 'shop', now, text: reason });
    if (nextAt === null) await addEvent(transaction, id, { kind: 'lapsed', by: 'shop', now });
    const topic = nextAt === null ? 'lapsed' : 'unpaid';
    await queueSubscriptionMail(transaction, context, subscription, {
      topic,
      nextAt,
      // Another way to pay begins the attempts anew.
      cause: `${turn}:${failedAt}:${tries}`,
      canPayOtherwise: nextAt !== null && waysToPay(context, subscription).length > 0,
    });
    return 'declined';
  });
}

/** The order could not be made for another reason: the owner is told, and it is tried again. */
export function storeHeld(
  context: OutcomeContext,
  claim: Claim,
  reason: { readonly code: string; readonly message: string },
): Promise<'held' | 'gone'> {
  const now = context.now();
  const { code, message: text } = reason;
  return context.database.transaction(async (transaction) => {
    const subscription = await lockClaimed(transaction, claim);
    if (subscription === null) return 'gone';
    await transaction.query(
      `update subscriptions set due_at = $2, held = $3, ${release} where id = $1`,
      [claim.id, new Date(nextTry(code, now)), code],
    );
    // Every day the same would fill the page.
    if (subscription.held !== code) {
      await addEvent(transaction, claim.id, { kind: 'held', by: 'shop', now, text });
    }
    if (concernsOwner(code, dateOfTurn(subscription, subscription.turn), now)) {
      await queueHeldMail(transaction, context, subscription, reason);
    }
    return 'held';
  });
}
