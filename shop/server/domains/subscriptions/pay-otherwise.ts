import { serverStrings } from 'vitrine/core/i18n';
import { declined, type Payments, type PressedKeep } from '../payments/index.js';
import { queueSubscriptionMail } from './mails.js';
import type { OutcomeContext } from './outcomes.js';
import { addEvent, findSubscription, lockSubscription } from './rows.js';
import { openStates } from './states.js';
import { SubscriptionError } from './subscription-error.js';
import { waysToPay } from './ways-to-pay.js';

export interface KeepingContext extends OutcomeContext {
  readonly payments: Pick<Payments, 'provider' | 'keep'>;
}

/** The form in which the buyer has chosen another way to pay. */
export type ChosenPayment = Pick<PressedKeep, 'pressKey' | 'way' | 'token' | 'returnUrl'> & {
  readonly id: string;
};

/**
 * Has further orders paid another way, and mails the buyer. An order that is being made at that moment is not placed; one
 * whose payment was declined, or that was held up, is tried at once.
 * @throws SubscriptionError `subscription-not-found`, `subscription-state`.
 * @throws Problem `payment-declined` with a sentence for the field `payment`. @throws FurtherStep
 */
export async function payOtherwise(context: KeepingContext, chosen: ChosenPayment): Promise<void> {
  const { id, ...pressed } = chosen;
  const subscription = await findSubscription(context.database, id);
  if (subscription === null) throw new SubscriptionError('subscription-not-found');
  const ways = waysToPay(context, subscription);
  if (ways.length === 0) throw new SubscriptionError('subscription-state');
  if (!ways.some(({ value }) => value === pressed.way)) {
    throw declined(serverStrings('cardUnknown'));
  }
  const { orderId, currency } = subscription;
  await context.payments.keep({ ...pressed, orderId, currency }, async (transaction) => {
    const now = context.now();
    const locked = await lockSubscription(transaction, id);
    if (locked === null || !openStates.includes(locked.state)) {
      throw new SubscriptionError('subscription-state');
    }
    // The attempts that count are those by what is kept now.
    await transaction.query(
      `update subscriptions set tries = 0, failed_at = null, held = null, claimed_by = null, leased_until = null,
         due_at = case when state = 'past-due' or held is not null then least(due_at, $2) else due_at end
       where id = $1`,
      [id, new Date(now)],
    );
    await addEvent(transaction, id, { kind: 'paid-otherwise', by: 'buyer', now });
    // Anyone who opens the link of a mail first can change it, so a mail tells the buyer.
    const news = { topic: 'paid-otherwise', nextAt: null, cause: String(now) } as const;
    await queueSubscriptionMail(transaction, context, locked, news);
  });
}
