import type { Queryable } from '../../ground/database/index.js';
import { createCode } from '../gift-cards/index.js';
import type { IssuedCard } from './order-mail.js';
import type { OrderJson } from './types.js';

/** Creates a gift card with a code for each purchased piece, and resolves to them. */
export async function issueGiftCards(
  transaction: Queryable,
  order: OrderJson,
): Promise<readonly IssuedCard[]> {
  const cards = order.entries.filter(({ productType }) => productType === 'gift-card');
  const issued = cards.flatMap(({ quantity, purchasePriceCents: cents }) =>
    Array.from({ length: quantity }, () => ({ code: createCode(), cents })),
  );
  if (issued.length === 0) return issued;
  const { recipient } = order;
  await transaction.query(
    `insert into gift_cards (code, value, balance, order_id, currency, recipient, deliver_on, time_zone)
     select code, value, value, $2, $3, $4::jsonb, $5::date, $6
     from jsonb_to_recordset($1::jsonb) as card (code text, value integer)`,
    [
      JSON.stringify(issued.map(({ code, cents }) => ({ code, value: cents }))),
      order.id,
      order.currency,
      recipient && JSON.stringify(recipient),
      recipient?.deliveryDate ?? null,
      recipient?.timeZone ?? null,
    ],
  );
  return issued;
}
