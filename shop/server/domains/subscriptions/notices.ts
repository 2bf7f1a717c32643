import type { Reporter } from 'vitrine/core/runtime';
import type { AgreedPlan } from '../catalogue/index.js';
import { queueSubscriptionMail } from './mails.js';
import type { OutcomeContext } from './outcomes.js';
import { lockSubscription, selectSubscriptions } from './rows.js';

type Unit = AgreedPlan['billingPeriod']['unit'];

/**
 * The days between the notice to a buyer and the order, for plans of `from` units or more. A plan more frequent than
 * every four weeks has no notice, because each mail of an order would precede another notice.
 */
const notices: readonly { readonly unit: Unit; readonly from: number; readonly days: number }[] = [
  { unit: 'WEEK', from: 4, days: 3 },
  { unit: 'WEEK', from: 26, days: 14 },
  { unit: 'MONTH', from: 1, days: 3 },
  { unit: 'MONTH', from: 6, days: 14 },
  { unit: 'YEAR', from: 1, days: 14 },
];

/** `$1` to `$4` are `valuesAt`. */
const isTime = `s.state = 'active' and s.held is null and s.noticed_turn < s.turn and s.due_at > $1
  and s.due_at <= $1::timestamptz + interval '1 day' * (
    select max(days) from unnest($2::text[], $3::integer[], $4::integer[]) as notice (unit, least, days)
    where unit = s.plan->'billingPeriod'->>'unit' and least <= (s.plan->'billingPeriod'->>'value')::integer)`;

const valuesAt = (now: number): readonly unknown[] => [
  new Date(now),
  notices.map(({ unit }) => unit),
  notices.map(({ from }) => from),
  notices.map(({ days }) => days),
];

const mostInRound = 200;

/** Tells the buyers whose next order is near, once for each order. Resolves to how many were told. */
export async function tellUpcoming(
  context: OutcomeContext & { readonly reporter: Pick<Reporter, 'report'> },
): Promise<number> {
  const now = context.now();
  const near = await selectSubscriptions(
    context.database,
    `where ${isTime} order by s.due_at, s.id limit ${mostInRound}`,
    valuesAt(now),
  );
  let told = 0;
  for (const { id } of near) {
    try {
      if (await tell(context, id, now)) told += 1;
    } catch (error) {
      context.reporter.report(error, { where: 'telling of an order of a subscription' });
    }
  }
  return told;
}

/** Looks again under the lock, because another copy of the server tells as well, and buyers skip orders. */
function tell(context: OutcomeContext, id: string, now: number): Promise<boolean> {
  return context.database.transaction(async (transaction) => {
    const subscription = await lockSubscription(transaction, id);
    if (subscription === null) return false;
    const { rowCount } = await transaction.query(
      `update subscriptions s set noticed_turn = turn where ${isTime} and s.id = $5`,
      [...valuesAt(now), id],
    );
    if (rowCount === 0) return false;
    const { turn, dueAt: nextAt } = subscription;
    const news = { topic: 'upcoming', nextAt, cause: String(turn) } as const;
    await queueSubscriptionMail(transaction, context, subscription, news);
    return true;
  });
}
