import type { Database } from '../../ground/database/index.js';
import {
  changeState,
  findPayment,
  hashOf,
  keyOf,
  type PaymentRow,
  type PaymentState,
} from './payment-rows.js';
import type { Amount, PaymentProvider } from './provider.js';

/** The means of payment for a press of the button that buys. */
export interface PressedPayment {
  readonly cartId: string;
  /** Names the press, as the field `idempotencyKey` of its form. */
  readonly pressKey: string;
  readonly amount: Amount;
  readonly way: string;
  readonly token: string;
  /** Absolute address of the checkout. */
  readonly returnUrl: string;
}

export interface BeginContext {
  readonly database: Database;
  readonly provider: Pick<PaymentProvider, 'id' | 'void'>;
  now(): number;
}

type Next = 'use' | 'replace' | 'void and replace';

/** Whether a press goes on with a payment in each state, by whether it is for the same way and amount. */
const whatFollows: Readonly<Record<PaymentState, readonly [same: Next, other: Next]>> = {
  asked: ['use', 'void and replace'],
  // Once for a key: a repeat with a fresh token of the same amount is paid already.
  authorised: ['use', 'void and replace'],
  declined: ['use', 'replace'],
  step: ['use', 'void and replace'],
  voiding: ['void and replace', 'void and replace'],
  voided: ['replace', 'replace'],
  captured: ['use', 'use'],
};

/** Stores the payment of a press, or finds that of an earlier one with the same key. */
export async function beginPayment(context: BeginContext, pressed: PressedPayment) {
  const id = hashOf(pressed.cartId, pressed.pressKey);
  const { database, provider } = context;
  for (;;) {
    const row = (await insert(context, id, pressed)) ?? (await findPayment(database, id));
    if (row === null) throw new Error('The payment was not stored.');
    const next = whatFollows[row.state][isSame(row, pressed) ? 0 : 1];
    if (next === 'use') return row;
    if (next === 'void and replace') await voidPayment({ ...context, provider }, row);
    await replace(context, row, pressed);
  }
}

/** Releases what a payment has reserved, unless an order has it. */
export async function voidPayment(
  { database, provider, now }: BeginContext,
  row: PaymentRow,
): Promise<void> {
  const open = ['asked', 'authorised', 'step', 'voiding'] as const;
  const claimed = await changeState(database, row, { from: open, to: 'voiding', now: now() });
  if (claimed === null) return;
  await provider.void({ reference: claimed.reference, idempotencyKey: keyOf(claimed) });
  await changeState(database, claimed, { from: ['voiding'], to: 'voided', now: now() });
}

/** A payment that was reserved is for its amount alone; one that was not, for its card too. */
function isSame(row: PaymentRow, { amount, way, token }: PressedPayment): boolean {
  if (row.amount !== amount.cents || row.currency !== amount.currency) return false;
  if (row.state === 'authorised') return true;
  // A shopper who comes back from a further step has no token any more.
  const isBack = row.state === 'step' && token === '';
  return row.way === way && (isBack || row.chosen === hashOf(way, token));
}

async function insert(
  { database, provider, now }: BeginContext,
  id: string,
  { cartId, pressKey, amount, way, token }: PressedPayment,
): Promise<PaymentRow | null> {
  const { rowCount } = await database.query(
    `insert into payments (id, cart_id, press_key, provider, way, chosen, amount, currency, state, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'asked', $9) on conflict (id) do nothing`,
    [
      id,
      cartId,
      pressKey,
      provider.id,
      way,
      hashOf(way, token),
      amount.cents,
      amount.currency,
      new Date(now()),
    ],
  );
  return rowCount === 0 ? null : findPayment(database, id);
}

/** The next attempt under the same key of the page: another card, or another amount. */
async function replace(
  { database, now }: BeginContext,
  { id, attempt }: PaymentRow,
  { amount, way, token }: PressedPayment,
): Promise<void> {
  await database.query(
    `update payments set attempt = attempt + 1, state = 'asked', way = $3, chosen = $4, amount = $5,
       currency = $6, reference = null, reason = null, changed_at = $7
     where id = $1 and attempt = $2 and state in ('declined', 'voided') and order_id is null`,
    [id, attempt, way, hashOf(way, token), amount.cents, amount.currency, new Date(now())],
  );
}
