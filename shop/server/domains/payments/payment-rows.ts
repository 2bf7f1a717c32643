import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Queryable } from '../../ground/database/index.js';
import { catalogueCurrencies } from '../catalogue/index.js';
import type { KnownPayment } from './provider.js';

const rowSchema = z.object({
  id: z.string(),
  provider: z.string(),
  attempt: z.number(),
  way: z.string(),
  chosen: z.string(),
  amount: z.number(),
  currency: z.enum(catalogueCurrencies),
  state: z.enum(['asked', 'authorised', 'declined', 'step', 'voiding', 'voided', 'captured']),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  order_id: z.string().nullable(),
});

/** A payment as stored. */
export type PaymentRow = Readonly<z.infer<typeof rowSchema>>;

export type PaymentState = PaymentRow['state'];

const columns =
  'id, provider, attempt, way, chosen, amount, currency, state, reference, reason, order_id';

/** The hash that tells one payment from another; not reversible, because it is sent to the provider. */
export const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The key that the provider gets: another one for each attempt. */
export const keyOf = ({ id, attempt }: Pick<PaymentRow, 'id' | 'attempt'>) => `${id}-${attempt}`;

/** How the provider knows a payment. */
export const toKnown = (row: Pick<PaymentRow, 'id' | 'attempt' | 'reference'>): KnownPayment => ({
  reference: row.reference,
  idempotencyKey: keyOf(row),
});

export async function findPayment(queryable: Queryable, id: string): Promise<PaymentRow | null> {
  const { rows } = await queryable.query(`select ${columns} from payments where id = $1`, [id]);
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

/** The payment of an order; null if gift cards have paid all of it. */
export async function findPaymentOfOrder(
  queryable: Queryable,
  orderId: string,
): Promise<PaymentRow | null> {
  const { rows } = await queryable.query(`select ${columns} from payments where order_id = $1`, [
    orderId,
  ]);
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

/**
 * Changes the state of a payment that is still in `from`. Resolves to the payment; null if another request has changed
 * it before.
 */
export async function changeState(
  queryable: Queryable,
  { id, attempt }: Pick<PaymentRow, 'id' | 'attempt'>,
  change: {
    readonly from: readonly PaymentState[];
    readonly to: PaymentState;
    readonly now: number;
    readonly reference?: string | null;
    readonly reason?: string | null;
  },
): Promise<PaymentRow | null> {
  const { from, to, now, reference = null, reason = null } = change;
  const { rows } = await queryable.query(
    `update payments set state = $3, changed_at = $4, reference = coalesce($5, reference), reason = $6
     where id = $1 and attempt = $2 and state = any (string_to_array($7, ' '))
       and (order_id is null or $3 in ('captured', 'authorised'))
     returning ${columns}`,
    [id, attempt, to, new Date(now), reference, reason, from.join(' ')],
  );
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}
