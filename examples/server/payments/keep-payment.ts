import type { CatalogueCurrency } from '../catalogue/index.js';
import type { Database, Queryable } from '../database/index.js';
import {
  findKept,
  insertKept,
  replaceKept,
  storeKept,
  type ChosenWay,
  type KeptRow,
} from './kept-rows.js';
import { PaymentError } from './payment-error.js';
import { findPaymentOfOrder, hashOf, keyOf, toKnown } from './payment-rows.js';
import type { KnownPayment, PaymentKeeper, PaymentOutcome, PaymentProvider } from './provider.js';

/** What later orders are to be paid by. */
export interface PressedKeep extends ChosenWay {
  /** The first order, whose buyer it is. */
  readonly orderId: string;
  /** Names the press, as the field `idempotencyKey` of its form. */
  readonly pressKey: string;
  readonly currency: CatalogueCurrency;
  /** Absolute address of the page with the form. */
  readonly returnUrl: string;
}

interface KeepParts {
  readonly database: Database;
  readonly provider: Pick<PaymentProvider, 'id' | 'keeper'>;
  now(): number;
}

/**
 * Has the provider keep another way to pay, once for each order and key. `whenKept` runs in the transaction that stores it,
 * and not for a repeat.
 * @throws PaymentError if the provider cannot be asked; `unsupported` if it keeps none.
 */
export async function keepPayment(
  parts: KeepParts,
  pressed: PressedKeep,
  whenKept: (transaction: Queryable) => Promise<void>,
): Promise<PaymentOutcome> {
  const { database, provider, now } = parts;
  const { keeper } = provider;
  if (keeper === undefined) {
    throw new PaymentError('unsupported', 'The provider of payments keeps no other way to pay.');
  }
  const row = await begin(parts, pressed);
  if (row.state === 'kept') return { state: 'authorised', reference: row.reference ?? '' };
  if (row.state === 'declined') return { state: 'declined', reason: row.reason ?? '' };
  const first = await firstPayment(parts, pressed.orderId);
  const outcome = await ask(keeper, row, { ...pressed, first });
  if (outcome.state !== 'authorised') {
    await storeKept(database, row, { ...outcome, now: now() });
    return outcome;
  }
  await database.transaction(async (transaction) => {
    const kept = { state: 'kept', reference: outcome.reference, now: now() } as const;
    if (await storeKept(transaction, row, kept)) await whenKept(transaction);
  });
  return outcome;
}

/** Stores what was pressed, or finds what an earlier press with the same key has stored. */
async function begin({ database, provider, now }: KeepParts, pressed: PressedKeep) {
  const id = hashOf(pressed.orderId, pressed.pressKey);
  const stored = { ...pressed, id, provider: provider.id, now: now() };
  for (;;) {
    await insertKept(database, stored);
    const row = await findKept(database, id);
    if (row === null) throw new Error('The way to pay was not stored.');
    if (isSame(row, provider.id, pressed)) return row;
    await replaceKept(database, row, stored);
  }
}

function isSame(row: KeptRow, provider: string, { way, token }: ChosenWay): boolean {
  // Who comes back from a further step has no token any more.
  const isBack = row.state === 'step' && token === '';
  const isChosen = isBack || row.chosen === hashOf(way, token);
  return row.provider === provider && row.way === way && isChosen;
}

function ask(
  keeper: PaymentKeeper,
  row: KeptRow,
  { way, token, currency, returnUrl, first }: PressedKeep & { readonly first: KnownPayment | null },
): Promise<PaymentOutcome> {
  const idempotencyKey = keyOf(row);
  return row.state === 'step'
    ? keeper.resume({ reference: row.reference, idempotencyKey })
    : keeper.keep({ way, token, currency, returnUrl, first, idempotencyKey });
}

/** That of the provider in use alone: another one's tells it nothing. */
async function firstPayment(
  { database, provider }: KeepParts,
  orderId: string,
): Promise<KnownPayment | null> {
  const first = await findPaymentOfOrder(database, orderId);
  if (first?.provider !== provider.id) return null;
  return toKnown(first);
}
