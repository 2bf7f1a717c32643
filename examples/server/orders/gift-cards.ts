import type { Queryable } from '../database/index.js';
import { createCode } from '../gift-cards/index.js';
import type { OrderJson } from './types.js';

/** Creates a gift card with a code for each purchased piece. In test mode nothing is sent. */
export async function issueGiftCards(transaction: Queryable, order: OrderJson): Promise<void> {
  const cards = order.entries.filter(({ productType }) => productType === 'gift-card');
  const values = cards.flatMap(({ quantity, purchasePriceCents }) =>
    Array<number>(quantity).fill(purchasePriceCents),
  );
  if (values.length === 0) return;
  const { recipient } = order;
  await transaction.query(
    `insert into gift_cards (code, value, balance, order_id, currency, recipient, deliver_on, time_zone)
     select code, value, value, $2, $3, $4::jsonb, $5::date, $6
     from jsonb_to_recordset($1::jsonb) as card (code text, value integer)`,
    [
      JSON.stringify(values.map((value) => ({ code: createCode(), value }))),
      order.id,
      order.currency,
      recipient && JSON.stringify(recipient),
      recipient?.deliveryDate ?? null,
      recipient?.timeZone ?? null,
    ],
  );
}
