import { randomInt } from 'node:crypto';
import type { Queryable } from '../database/index.js';
import type { OrderJson } from './types.js';

/** Without those that are mistaken for another: 0 and O, 1, I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 4;

/** Makes a card with a code for each piece that was bought. In test mode nothing is sent to anybody. */
export async function issueGiftCards(transaction: Queryable, order: OrderJson): Promise<void> {
  const cards = order.entries.filter(({ productType }) => productType === 'gift-card');
  const values = cards.flatMap(({ quantity, purchasePriceCents }) =>
    Array<number>(quantity).fill(purchasePriceCents),
  );
  if (values.length === 0) return;
  const { recipient } = order;
  await transaction.query(
    `insert into gift_cards (code, value, order_id, currency, recipient, deliver_on, time_zone)
     select code, value, $2, $3, $4::jsonb, $5::date, $6
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

/** 79 bits: it is money, and must not be guessed. */
function createCode(): string {
  const createGroup = () =>
    Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: groups }, createGroup).join('-');
}
