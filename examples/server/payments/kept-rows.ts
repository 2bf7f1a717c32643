import { z } from '@hono/zod-openapi';
import type { Queryable } from '../database/index.js';
import { hashOf } from './payment-rows.js';

const rowSchema = z.object({
  id: z.string(),
  provider: z.string(),
  attempt: z.number(),
  way: z.string(),
  chosen: z.string(),
  state: z.enum(['asked', 'kept', 'declined', 'step']),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
});

/** A way to pay for later orders, as stored. */
export type KeptRow = Readonly<z.infer<typeof rowSchema>>;

const columns = 'id, provider, attempt, way, chosen, state, reference, reason';

/** What was pressed: the way, and the token of the provider's script. */
export interface ChosenWay {
  readonly way: string;
  readonly token: string;
}

export async function findKept(queryable: Queryable, id: string): Promise<KeptRow | null> {
  const { rows } = await queryable.query(`select ${columns} from kept_payments where id = $1`, [
    id,
  ]);
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

/** What later orders of an order's buyer are paid by at this provider; null for what paid the order itself. */
export async function keptForOrder(
  queryable: Queryable,
  orderId: string,
  provider: string,
): Promise<KeptRow | null> {
  const { rows } = await queryable.query(
    `select ${columns} from kept_payments where order_id = $1 and provider = $2 and state = 'kept'
     order by kept_at desc, id limit 1`,
    [orderId, provider],
  );
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

/** The key of the press that has led the buyer to a further step; null if none has. */
export async function keptPressInStep(
  queryable: Queryable,
  orderId: string,
): Promise<string | null> {
  const { rows } = await queryable.query<{ press_key: string }>(
    `select press_key from kept_payments where order_id = $1 and state = 'step'
     order by changed_at desc limit 1`,
    [orderId],
  );
  return rows[0]?.press_key ?? null;
}

/** Stores what was pressed, unless the same press is stored already. */
export async function insertKept(
  queryable: Queryable,
  row: ChosenWay & {
    readonly id: string;
    readonly orderId: string;
    readonly pressKey: string;
    readonly provider: string;
    readonly now: number;
  },
): Promise<void> {
  const { id, orderId, pressKey, provider, way, token, now } = row;
  await queryable.query(
    `insert into kept_payments (id, order_id, press_key, provider, way, chosen, state, changed_at)
     values ($1, $2, $3, $4, $5, $6, 'asked', $7) on conflict (id) do nothing`,
    [id, orderId, pressKey, provider, way, hashOf(way, token), new Date(now)],
  );
}

/** The next attempt under the same key of the page: another card. */
export async function replaceKept(
  queryable: Queryable,
  { id, attempt }: KeptRow,
  { provider, way, token, now }: ChosenWay & { readonly provider: string; readonly now: number },
): Promise<void> {
  await queryable.query(
    `update kept_payments set attempt = attempt + 1, state = 'asked', provider = $3, way = $4, chosen = $5,
       reference = null, reason = null, kept_at = null, changed_at = $6 where id = $1 and attempt = $2`,
    [id, attempt, provider, way, hashOf(way, token), new Date(now)],
  );
}

/** Stores an outcome. Resolves to whether the row was still waiting for it: another request may have stored it before. */
export async function storeKept(
  queryable: Queryable,
  { id, attempt }: KeptRow,
  outcome: {
    readonly state: 'kept' | 'declined' | 'step';
    readonly now: number;
    readonly reference?: string;
    readonly reason?: string;
  },
): Promise<boolean> {
  const { state, now, reference = null, reason = null } = outcome;
  const at = new Date(now);
  const { rowCount } = await queryable.query(
    `update kept_payments set state = $3, reference = coalesce($4, reference), reason = $5, kept_at = $6, changed_at = $7
     where id = $1 and attempt = $2 and state in ('asked', 'step')`,
    [id, attempt, state, reference, reason, state === 'kept' ? at : null, at],
  );
  return rowCount > 0;
}
