import type { CatalogueCurrency } from '../catalogue/index.js';
import type { Database, Queryable } from '../../ground/database/index.js';
import {
  findInStep,
  findKept,
  insertKept,
  keptToKnown,
  storeKept,
  type KeptPress,
  type KeptRow,
} from './kept-rows.js';
import { PaymentError } from './payment-error.js';
import { findPaymentOfOrder, hashOf, toKnown } from './payment-rows.js';
import type { KnownPayment, PaymentKeeper, PaymentOutcome, PaymentProvider } from './provider.js';

/** The payment of later orders. `orderId`: the first one; `pressKey`: the field `idempotencyKey` of the form. */
export interface PressedKeep extends Omit<KeptPress, 'provider'> {
  readonly token: string;
  readonly currency: CatalogueCurrency;
  /** Absolute address of the page with the form. */
  readonly returnUrl: string;
}

interface KeepContext {
  readonly database: Database;
  readonly provider: Pick<PaymentProvider, 'id' | 'keeper'>;
  now(): number;
}

/**
 * Has the provider keep another way to pay, once for each press and card. `whenKept` runs in the transaction that stores
 * it, and not for a repeat.
 * @throws PaymentError if the provider cannot be asked; `unsupported` if it keeps none.
 */
export async function keepPayment(
  context: KeepContext,
  pressed: PressedKeep,
  whenKept: (transaction: Queryable) => Promise<void>,
): Promise<PaymentOutcome> {
  const { database, provider, now } = context;
  const { keeper } = provider;
  if (keeper === undefined) {
    throw new PaymentError('unsupported', 'The provider of payments keeps no other way to pay.');
  }
  const row = await begin(context, pressed);
  if (row.state === 'kept') return { state: 'authorised', reference: row.reference ?? '' };
  if (row.state === 'declined') return { state: 'declined', reason: row.reason ?? '' };
  const first = await firstPayment(context, pressed.orderId);
  const outcome = await ask(keeper, row, { ...pressed, first });
  if (outcome.state !== 'authorised') {
    await storeKept(database, row.id, { ...outcome, now: now() });
    return outcome;
  }
  await database.transaction(async (transaction) => {
    const kept = { state: 'kept', reference: outcome.reference, now: now() } as const;
    if (await storeKept(transaction, row.id, kept)) await whenKept(transaction);
  });
  return outcome;
}

/** Stores what was chosen, or finds what an earlier press of the same form has stored. */
async function begin({ database, provider, now }: KeepContext, pressed: PressedKeep) {
  const { orderId, pressKey, way, token } = pressed;
  const press = { orderId, pressKey, provider: provider.id, way };
  // A shopper who comes back from a further step has no token any more.
  const inStep = token === '' ? await findInStep(database, press) : null;
  if (inStep !== null) return inStep;
  const id = hashOf(provider.id, orderId, pressKey, way, token);
  await insertKept(database, { ...press, id, now: now() });
  const row = await findKept(database, id);
  if (row === null) throw new Error('The way to pay was not stored.');
  return row;
}

function ask(
  keeper: PaymentKeeper,
  row: KeptRow,
  { way, token, currency, returnUrl, first }: PressedKeep & { readonly first: KnownPayment | null },
): Promise<PaymentOutcome> {
  return row.state === 'step'
    ? keeper.resume(keptToKnown(row))
    : keeper.keep({ way, token, currency, returnUrl, first, idempotencyKey: row.id });
}

/** The first payment, at the provider in use alone: another one's tells it nothing. */
async function firstPayment(
  { database, provider }: KeepContext,
  orderId: string,
): Promise<KnownPayment | null> {
  const first = await findPaymentOfOrder(database, orderId);
  return first?.provider === provider.id ? toKnown(first) : null;
}
