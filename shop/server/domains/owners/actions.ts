import type { Database, Queryable } from '../../ground/database/index.js';
import { readPosition, toPage } from '../../ground/http/index.js';
import {
  ownerActionWords,
  type OwnerAction,
  type OwnerActionCode,
  type OwnerActionPage,
} from './types.js';

const pageSize = 50;
const hour = 60 * 60_000;

interface NewAction {
  readonly session: number;
  /** Null for the first owner. */
  readonly account: number | null;
  readonly action: OwnerActionCode;
  readonly target?: string;
}

/** Keeps an action. `transaction` is that of the change, so that a change is not stored without its record. */
export async function recordAction(
  transaction: Queryable,
  { session, account, action, target }: NewAction,
  now: number,
): Promise<void> {
  await transaction.query(
    `insert into owner_actions (happened_at, session, account, action, target)
     values ($1, $2, $3, $4, $5)`,
    [new Date(now), session, account, action, target ?? null],
  );
}

/** Keeps what another program of the owner changed with an API key. */
export async function recordProgram(
  transaction: Queryable,
  {
    apiKey,
    action,
    target,
  }: { readonly apiKey: number; readonly action: OwnerActionCode; readonly target: string },
  now: number,
): Promise<void> {
  await transaction.query(
    'insert into owner_actions (happened_at, api_key, action, target) values ($1, $2, $3, $4)',
    [new Date(now), apiKey, action, target],
  );
}

/** Counts refused sign-ins in one row for each hour, so that somebody who guesses does not fill the record. */
export async function recordRefusal(database: Database, now: number): Promise<void> {
  const code: OwnerActionCode = 'sign-in-refused';
  await database.query(
    `insert into owner_actions (happened_at, action, merged) values ($1, $2, $3)
     on conflict (merged) do update set times = owner_actions.times + 1`,
    [new Date(now), code, `${code}:${Math.floor(now / hour)}`],
  );
}

interface Row {
  position: number | string;
  happened_at: Date;
  session: number | string | null;
  who: string | null;
  action: string;
  target: string | null;
  times: number;
}

/** Newest first. @throws Problem `invalid-request` for a wrong cursor. */
export async function listActions(
  database: Database,
  cursor: string | null,
): Promise<OwnerActionPage> {
  const { rows } = await database.query<Row>(
    `select position, happened_at, session, action, target, times,
       coalesce((select name from owner_accounts a where a.id = account),
         (select 'API key ' || name from api_keys k where k.id = api_key)) as who
     from owner_actions
     where $1::bigint is null or position < $1::bigint order by position desc limit $2`,
    [readPosition(cursor), pageSize + 1],
  );
  const { shown, ...next } = toPage(rows, pageSize);
  return { actions: shown.map(toAction), ...next };
}

const isKnown = (action: string): action is OwnerActionCode =>
  Object.hasOwn(ownerActionWords, action);

function toAction({ happened_at: at, session, who, action, target, times }: Row): OwnerAction {
  if (!isKnown(action)) {
    throw new Error(`The record has the action ${action}, which this version does not know.`);
  }
  return {
    happenedAt: new Date(at).getTime(),
    session: session === null ? null : Number(session),
    who,
    action,
    target,
    times,
  };
}
