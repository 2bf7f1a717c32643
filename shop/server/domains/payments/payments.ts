import { randomUUID } from 'node:crypto';
import { serverStrings } from 'vitrine/core/i18n';
import type { Reporter } from 'vitrine/core/runtime';
import type { Database, Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import { beginPayment, voidPayment, type PressedPayment } from './begin-payment.js';
import { chargeAgain, type RepeatedPayment } from './charge-again.js';
import { declined } from './declined.js';
import { FurtherStep } from './further-step.js';
import { keepPayment, type PressedKeep } from './keep-payment.js';
import { lastPressInStep, type KeptPress } from './kept-rows.js';
import { PaymentError } from './payment-error.js';
import {
  changeState,
  findPayment,
  findPaymentOfOrder,
  keyOf,
  type PaymentRow,
} from './payment-rows.js';
import type { PaymentOutcome, PaymentProvider, RefundOutcome } from './provider.js';

/** A payment that is reserved, and not yet that of an order. */
export type AuthorisedPayment = Pick<PaymentRow, 'id' | 'attempt' | 'amount' | 'currency'>;

/** The shop's payments, with the provider in use. */
export interface Payments {
  readonly provider: PaymentProvider;
  /**
   * Reserves the amount, once for each cart and key: a repeat resolves to the same payment.
   * @throws Problem `payment-declined` with a sentence for the field `payment`. @throws FurtherStep
   */
  authorise(pressed: PressedPayment): Promise<AuthorisedPayment>;
  /**
   * Reserves an amount by what the buyer of an earlier order has agreed to then or since, once for each cart and key.
   * @throws Problem `payment-declined` with the provider's reason. @throws PaymentError if the provider cannot be asked.
   */
  chargeAgain(payment: RepeatedPayment): Promise<AuthorisedPayment>;
  /**
   * Keeps another way to pay for the later orders of an order's buyer, once for each press and card. `whenKept` runs in the
   * transaction that stores it, and not for a repeat.
   * @throws Problem `payment-declined` with a sentence for the field `payment`. @throws FurtherStep
   */
  keep(pressed: PressedKeep, whenKept: (transaction: Queryable) => Promise<void>): Promise<void>;
  /** The last press that has led to a further step of `keep`; null if none has. */
  keptInStep(orderId: string): Promise<Pick<KeptPress, 'pressKey' | 'way'> | null>;
  /** In the transaction that places the order. @throws Problem `total-changed` if the payment was voided meanwhile. */
  attach(transaction: Queryable, payment: AuthorisedPayment, orderId: string): Promise<void>;
  /** Takes the payment of an order, and releases that of none. A failure is reported, and `settleOpen` tries again. */
  settle(payment: Pick<AuthorisedPayment, 'id'>): Promise<void>;
  /** Settles the payments that ended requests have left for an hour. */
  settleOpen(): Promise<void>;
  /**
   * Pays back a part of what an order was paid with. `refundKey` names the refund: a repeat pays nothing back again.
   * @throws PaymentError if the provider cannot be asked, or has not taken the payment yet.
   */
  payBack(refund: {
    readonly orderId: string;
    readonly cents: number;
    readonly refundKey: string;
  }): Promise<RefundOutcome>;
  /** The key of the press that has led the buyer of a cart to a further step; null if none has. */
  pressInStep(cartId: string): Promise<string | null>;
}

const hour = 60 * 60 * 1000;
const shortestKey = 16;
const longestKey = 255;
const foreignPayment =
  'The provider of payments that is in use did not take this payment. Refund it where it was taken.';

export function createPayments(context: {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly reporter: Pick<Reporter, 'report'>;
  now(): number;
}): Payments {
  const { database, provider, reporter, now } = context;
  /** Presses of one key at the same time share one call. */
  const asked = new Map<string, Promise<PaymentOutcome>>();

  function ask(row: PaymentRow, { token, returnUrl }: PressedPayment): Promise<PaymentOutcome> {
    const idempotencyKey = keyOf(row);
    const known = asked.get(idempotencyKey);
    if (known !== undefined) return known;
    const { reference, way } = row;
    const amount = { cents: row.amount, currency: row.currency };
    const answer = (
      row.state === 'step'
        ? provider.resume({ reference, idempotencyKey, amount })
        : provider.authorise({ amount, way, token, idempotencyKey, returnUrl })
    ).finally(() => asked.delete(idempotencyKey));
    asked.set(idempotencyKey, answer);
    return answer;
  }

  async function store(row: PaymentRow, outcome: PaymentOutcome): Promise<PaymentRow> {
    const stored = await changeState(database, row, {
      from: ['asked', 'step'],
      to: outcome.state,
      now: now(),
      ...('reference' in outcome && { reference: outcome.reference }),
      ...('reason' in outcome && { reason: outcome.reason }),
    });
    const current = stored ?? (await findPayment(database, row.id));
    if (current === null) throw new Error('The payment is gone.');
    return current;
  }

  /** A provider that cannot be asked is reported, and counts as one that has declined. */
  async function declineUnasked<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      reporter.report(error, { where: 'asking the provider of payments' });
      throw declined(serverStrings('paymentUnavailable'));
    }
  }

  async function settle({ id }: Pick<AuthorisedPayment, 'id'>): Promise<void> {
    try {
      const row = await findPayment(database, id);
      if (row === null) return;
      if (row.order_id === null) return await voidPayment(context, row);
      if (row.state !== 'authorised') return;
      const amount = { cents: row.amount, currency: row.currency };
      await provider.capture({ reference: row.reference, idempotencyKey: keyOf(row), amount });
      await changeState(database, row, { from: ['authorised'], to: 'captured', now: now() });
    } catch (error) {
      reporter.report(error, { where: 'settling a payment' });
    }
  }

  return {
    provider,
    settle,
    authorise(given) {
      const pressed = named(given);
      return declineUnasked(async () => {
        const row = await beginPayment(context, pressed);
        if (row.state === 'authorised' || row.state === 'captured') return row;
        if (row.state === 'declined') throw declined(row.reason ?? '');
        const outcome = await ask(row, pressed);
        const stored = await store(row, outcome);
        if (stored.state === 'authorised' || stored.state === 'captured') return stored;
        if (outcome.state !== 'step') throw declined(stored.reason ?? '');
        throw new FurtherStep(requireAddress(outcome.redirectUrl));
      });
    },
    keep(given, whenKept) {
      return declineUnasked(async () => {
        const outcome = await keepPayment(context, named(given), whenKept);
        if (outcome.state === 'declined') throw declined(outcome.reason);
        if (outcome.state === 'step') throw new FurtherStep(requireAddress(outcome.redirectUrl));
      });
    },
    keptInStep: (orderId) => lastPressInStep(database, orderId, provider.id),
    async chargeAgain(payment) {
      const reserved = await chargeAgain({ ...context, store }, payment);
      if ('declined' in reserved) throw declined(reserved.declined);
      return reserved;
    },
    async attach(transaction, { id, attempt }, orderId) {
      const { rowCount } = await transaction.query(
        `update payments set order_id = $3
         where id = $1 and attempt = $2 and state = 'authorised' and order_id is null`,
        [id, attempt, orderId],
      );
      if (rowCount === 0) throw new Problem('total-changed');
    },
    async settleOpen() {
      const { rows } = await database.query<{ id: string }>(
        `select id from payments where changed_at <= $1 and provider = $2
           and state in ('asked', 'authorised', 'step', 'voiding') order by changed_at limit 500`,
        [new Date(now() - hour), provider.id],
      );
      for (const row of rows) await settle(row);
    },
    async payBack({ orderId, cents, refundKey }) {
      const payment = await findPaymentOfOrder(database, orderId);
      if (payment?.provider !== provider.id) return { state: 'refused', reason: foreignPayment };
      if (payment.state === 'authorised') await settle(payment);
      const taken = await findPaymentOfOrder(database, orderId);
      if (taken?.state !== 'captured') {
        throw new PaymentError('unreachable', 'The payment of the order is not taken yet.');
      }
      return provider.refund({
        reference: taken.reference,
        idempotencyKey: keyOf(taken),
        amount: { cents, currency: taken.currency },
        refundKey,
      });
    },
    async pressInStep(cartId) {
      const { rows } = await database.query<{ press_key: string }>(
        `select press_key from payments where cart_id = $1 and state = 'step'
         order by changed_at desc limit 1`,
        [cartId],
      );
      return rows[0]?.press_key ?? null;
    },
  };
}

/** A press whose form has no usable key is one of its own. */
function named<Pressed extends { readonly pressKey: string }>(pressed: Pressed): Pressed {
  const { length } = pressed.pressKey;
  return length >= shortestKey && length <= longestKey
    ? pressed
    : { ...pressed, pressKey: randomUUID() };
}

function requireAddress(address: string): string {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address;
  throw new PaymentError('malformed', 'The address of the further step is none.');
}
