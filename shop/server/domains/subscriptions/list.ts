import type { Database } from '../../ground/database/index.js';
import { readPosition, readSearch, toPage } from '../../ground/http/index.js';
import { ordersOfMember } from '../members/index.js';
import { selectSubscriptions } from './rows.js';
import { subscriptionStates, type SubscriptionState } from './states.js';
import type { Subscription } from './types.js';

/** `held` are those whose next order could not be made, whatever their state. */
export const subscriptionFilters = [...subscriptionStates, 'held'] as const;
export type SubscriptionFilter = SubscriptionState | 'held';

export interface SubscriptionPage {
  readonly subscriptions: readonly Subscription[];
  readonly nextPageCursor: string | null;
}

const pageSize = 50;
const matching = `($1::text is null or s.state = $1 or ($1 = 'held' and s.held is not null))`;

/** Newest first, 50 a page. @throws Problem `invalid-request` for a wrong cursor. */
export async function listSubscriptions(
  database: Database,
  {
    filter,
    cursor,
    search = '',
  }: {
    readonly filter: SubscriptionFilter | null;
    readonly cursor: string | null;
    readonly search?: string;
  },
): Promise<SubscriptionPage> {
  const rows = await selectSubscriptions(
    database,
    `where ${matching} and ($2::bigint is null or s.number < $2::bigint)
       and ($4 = '' or lower(o.buyer) like '%' || $4 || '%' or lower(o.email) like '%' || $4 || '%')
     order by s.number desc limit $3`,
    [filter, readPosition(cursor), pageSize + 1, readSearch(search)],
  );
  const { shown, nextPageCursor } = toPage(rows, pageSize);
  return { subscriptions: shown, nextPageCursor };
}

/** How many subscriptions each state has, and how many are held up. */
export async function countSubscriptions(
  database: Database,
): Promise<Readonly<Record<SubscriptionFilter, number>>> {
  const { rows } = await database.query<{ state: string; count: number; held: number }>(
    `select state, count(*)::int as count, (count(held))::int as held from subscriptions group by state`,
  );
  const countOf = (state: SubscriptionState) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    active: countOf('active'),
    'past-due': countOf('past-due'),
    paused: countOf('paused'),
    cancelled: countOf('cancelled'),
    ended: countOf('ended'),
    held: rows.reduce((sum, { held }) => sum + held, 0),
  };
}

const mostOfMember = 50;

/** The subscriptions of a member's orders, newest first. */
export function subscriptionsOfMember(
  database: Database,
  memberId: string,
): Promise<readonly Subscription[]> {
  return selectSubscriptions(
    database,
    `where o.id in (${ordersOfMember}) order by s.number desc limit $2`,
    [memberId, mostOfMember],
  );
}
