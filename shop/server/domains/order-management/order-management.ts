import type { Reporter } from 'vitrine/core/runtime';
import type { Database, RecordChange } from '../../ground/database/index.js';
import type { Mailer } from '../mail/index.js';
import type { FulfilmentState } from '../orders/index.js';
import { PaymentError, type Payments } from '../payments/index.js';
import { addNote } from './add-note.js';
import { askRefund, type NewRefund } from './ask-refund.js';
import { cancelOrder } from './cancel-order.js';
import { endRefund, findAsked, findLeft, type AskedRefund } from './end-refund.js';
import { countOrders, eachOrder, listOrders } from './list-orders.js';
import { queueRefundMail, queueSentMail, renewMailsOfCards } from './order-mails.js';
import { readManagedOrder, readProgress } from './read-order.js';
import { sendOrder, type NewShipment } from './send-order.js';
import type {
  ListedOrder,
  ListedOrders,
  ManagedOrder,
  OrderProgress,
  OrderQuery,
} from './types.js';

/** The owner's changes of orders. Each change and its record are one transaction. */
export interface OrderManagement {
  /** @throws Problem `invalid-request` for a wrong cursor. */
  list(query: OrderQuery): Promise<ListedOrders>;
  /** All orders of a filter, newest first, in parts. */
  each(filter: Pick<OrderQuery, 'fulfilment' | 'search'>): AsyncGenerator<readonly ListedOrder[]>;
  count(): Promise<Readonly<Record<FulfilmentState, number>>>;
  /** Null if there is no such order. */
  read(orderId: string): Promise<ManagedOrder | null>;
  /** The progress of an order, for its buyer. Null if there is no such order. */
  progress(orderId: string): Promise<OrderProgress | null>;
  /** @throws OrderChangeError, see `sendOrder`. */
  send(shipment: NewShipment, record: RecordChange): Promise<void>;
  /**
   * Refunds an amount. `waits` if the provider could not be asked: `settleRefunds` asks again, under the same key.
   * @throws OrderChangeError, see `askRefund`.
   */
  refund(refund: NewRefund, record: RecordChange): Promise<RefundResult>;
  /** Null: there was nothing to refund. @throws OrderChangeError, see `cancelOrder`. */
  cancel(
    cancelled: { readonly orderId: string; readonly key: string; readonly reason: string },
    record: RecordChange,
  ): Promise<RefundResult | null>;
  /** @throws OrderChangeError, see `addNote`. */
  note(
    note: { readonly orderId: string; readonly text: string },
    record: RecordChange,
  ): Promise<void>;
  /** Asks the provider again for refunds that ended requests have left for a minute. */
  settleRefunds(): Promise<void>;
}

export type RefundResult =
  { readonly state: 'done' | 'waits' } | { readonly state: 'refused'; readonly reason: string };

const minute = 60_000;
const orderIdForm = /^[\w-]{1,64}$/;

export function createOrderManagement(context: {
  readonly database: Database;
  readonly payments: Pick<Payments, 'payBack'>;
  readonly reporter: Pick<Reporter, 'report'>;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl'>;
  now(): number;
}): OrderManagement {
  const { database, payments, reporter, mailer, now } = context;
  const onRefunded = queueRefundMail(mailer);
  const onEnded = renewMailsOfCards(mailer);

  async function settle(refund: AskedRefund): Promise<RefundResult> {
    try {
      const { orderId, key, byPaymentCents } = refund;
      const outcome =
        byPaymentCents === 0
          ? ({ state: 'refunded' } as const)
          : await payments.payBack({ orderId, cents: byPaymentCents, refundKey: key });
      await endRefund(database, refund, outcome, { now: now(), onRefunded, onEnded });
      return outcome.state === 'refunded' ? { state: 'done' } : outcome;
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      reporter.report(error, { where: 'refunding a payment' });
      return { state: 'waits' };
    }
  }

  async function settleById(id: string): Promise<RefundResult> {
    const refund = await findAsked(database, id);
    return refund === null ? { state: 'done' } : settle(refund);
  }

  return {
    list: (query) => listOrders(database, query),
    each: (filter) => eachOrder(database, filter),
    count: () => countOrders(database),
    read: async (orderId) =>
      orderIdForm.test(orderId) ? readManagedOrder(database, orderId) : null,
    progress: (orderId) => readProgress(database, orderId),
    send: (shipment, record) =>
      sendOrder(database, shipment, {
        now: now(),
        record,
        onSent: (transaction, managed, sent) =>
          queueSentMail(transaction, mailer, managed, { ...sent, key: shipment.key }),
      }),
    refund: async (refund, record) =>
      settleById(await askRefund(database, refund, { now: now(), record })),
    async cancel(cancelled, record) {
      const id = await cancelOrder(database, cancelled, { now: now(), record });
      return id === null ? null : settleById(id);
    },
    note: (note, record) => addNote(database, note, { now: now(), record }),
    async settleRefunds() {
      for (const refund of await findLeft(database, now() - minute)) await settle(refund);
    },
  };
}
