import { randomInt } from 'node:crypto';
import type { Queryable } from '../database/index.js';
import type { OrderJson } from './types.js';

/** The characters of a code, without those that look alike: 0 and O, 1, I and L. */
const codeCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 4;

/** Creates a gift card with a code for each purchased piece. In test mode nothing is sent. */
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

/** 79 random bits, so that a code cannot be guessed. */
function createCode(): string {
  const createGroup = () =>
    Array.from(
      { length: groupLength },
      () => codeCharacters[randomInt(codeCharacters.length)],
    ).join('');
  return Array.from({ length: groups }, createGroup).join('-');
}
