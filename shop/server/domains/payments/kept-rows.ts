import { z } from '@hono/zod-openapi';
import type { Queryable } from '../../ground/database/index.js';
import type { KnownPayment } from './provider.js';

const rowSchema = z.object({
  id: z.string(),
  way: z.string(),
  state: z.enum(['asked', 'kept', 'declined', 'step']),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
});

/** A way to pay for later orders, as stored. */
export type KeptRow = Readonly<z.infer<typeof rowSchema>>;

/** A press of the form in which a buyer chooses it. */
export interface KeptPress {
  readonly orderId: string;
  readonly pressKey: string;
  readonly provider: string;
  readonly way: string;
}

const columns = 'id, way, state, reference, reason';

/** How the provider knows it. */
export const keptToKnown = ({ id, reference }: KeptRow): KnownPayment => ({
  reference,
  idempotencyKey: id,
});

async function findOne(
  queryable: Queryable,
  condition: string,
  values: readonly unknown[],
): Promise<KeptRow | null> {
  const { rows } = await queryable.query(
    `select ${columns} from kept_payments where ${condition}`,
    values,
  );
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

export const findKept = (queryable: Queryable, id: string) => findOne(queryable, 'id = $1', [id]);

/** The row with which a press has led to a further step; null if it has not. */
export const findInStep = (queryable: Queryable, press: KeptPress) =>
  findOne(
    queryable,
    "order_id = $1 and press_key = $2 and provider = $3 and way = $4 and state = 'step'",
    [press.orderId, press.pressKey, press.provider, press.way],
  );

/** The payment for later orders of an order's buyer at this provider; null for the one that paid the order itself. */
export const keptForOrder = (queryable: Queryable, orderId: string, provider: string) =>
  findOne(
    queryable,
    "order_id = $1 and provider = $2 and state = 'kept' order by kept_at desc, id limit 1",
    [orderId, provider],
  );

/** The last press that has led the buyer to a further step at this provider; null if none has. */
export async function lastPressInStep(
  queryable: Queryable,
  orderId: string,
  provider: string,
): Promise<Pick<KeptPress, 'pressKey' | 'way'> | null> {
  const { rows } = await queryable.query<{ press_key: string; way: string }>(
    `select press_key, way from kept_payments where order_id = $1 and provider = $2 and state = 'step'
     order by changed_at desc limit 1`,
    [orderId, provider],
  );
  const [row] = rows;
  return row === undefined ? null : { pressKey: row.press_key, way: row.way };
}

/** Stores what was chosen, unless it is stored already. */
export async function insertKept(
  queryable: Queryable,
  row: KeptPress & { readonly id: string; readonly now: number },
): Promise<void> {
  const { id, orderId, pressKey, provider, way, now } = row;
  await queryable.query(
    `insert into kept_payments (id, order_id, press_key, provider, way, state, changed_at)
     values ($1, $2, $3, $4, $5, 'asked', $6) on conflict (id) do nothing`,
    [id, orderId, pressKey, provider, way, new Date(now)],
  );
}

/** Stores an outcome. Resolves to whether the row was still waiting for it: another request may have stored it before. */
export async function storeKept(
  queryable: Queryable,
  id: string,
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
    `update kept_payments set state = $2, reference = coalesce($3, reference), reason = $4, kept_at = $5, changed_at = $6
     where id = $1 and state in ('asked', 'step')`,
    [id, state, reference, reason, state === 'kept' ? at : null, at],
  );
  return rowCount > 0;
}
