import type { Database, Queryable } from '../../ground/database/index.js';
import { lockSubscription } from './rows.js';
import { renewingStates } from './states.js';
import type { Subscription } from './types.js';

/** A subscription that this copy of the server renews, as long as its lease lasts. */
export interface Claim {
  readonly id: string;
  readonly claimedBy: string;
}

/** Longer than a provider of payments may take, in milliseconds. */
const lease = 10 * 60_000;
const renewing = renewingStates.map((state) => `'${state}'`).join(', ');

/**
 * Takes the next subscription whose order is due, or one whose server did not come back; null if there is none. Copies of
 * the server do not wait for each other: each takes another one.
 */
export async function claimDue(
  database: Database,
  claimedBy: string,
  now: number,
): Promise<Claim | null> {
  const { rows } = await database.transaction((transaction) =>
    transaction.query<{ id: string }>(
      `update subscriptions set claimed_by = $1, leased_until = $3
       where id = (
         select id from subscriptions
         where state in (${renewing}) and due_at <= $2 and (leased_until is null or leased_until <= $2)
         order by due_at, id limit 1 for update skip locked)
       returning id`,
      [claimedBy, new Date(now), new Date(now + lease)],
    ),
  );
  const [row] = rows;
  return row === undefined ? null : { id: row.id, claimedBy };
}

/**
 * Locks a claimed subscription until the transaction ends; null if it is not this copy's any more: its lease is over, or
 * somebody has changed it meanwhile.
 */
export async function lockClaimed(
  transaction: Queryable,
  { id, claimedBy }: Claim,
): Promise<Subscription | null> {
  const subscription = await lockSubscription(transaction, id);
  const { rowCount } = await transaction.query(
    `select 1 from subscriptions where id = $1 and claimed_by = $2 and state in (${renewing})`,
    [id, claimedBy],
  );
  return rowCount > 0 ? subscription : null;
}
