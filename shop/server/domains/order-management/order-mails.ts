import { attributesInCallerWords } from '../catalogue/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { cardsOfOrder } from '../gift-cards/index.js';
import { runInLocale } from '../../ground/http/index.js';
import type { Mailer } from '../mail/index.js';
import { orderPath, renewCardMails } from '../orders/index.js';
import type { OnEnded, OnRefunded } from './end-refund.js';
import type { ManagedOrder, Shipment } from './types.js';
import { paidFor } from './withdraw-cards.js';

type OrderMailer = Pick<Mailer, 'queueMail' | 'toUrl'>;

/** Tells the buyer of a parcel, in the transaction that records it. `key` names the shipment. */
export async function queueSentMail(
  transaction: Queryable,
  mailer: OrderMailer,
  { order }: ManagedOrder,
  { key, ...sent }: Shipment & { readonly key: string },
): Promise<void> {
  const language = await languageOf(transaction, order.id);
  const lines = sent.lines.map(({ entryId, quantity }) => {
    const entry = order.entries.find(({ id }) => id === entryId);
    const attributes = entry?.chosenVariant.attributes ?? {};
    return {
      title: entry?.title ?? '',
      choices: runInLocale(language, () =>
        Object.values(attributesInCallerWords(attributes)).join(' / '),
      ),
      quantity,
    };
  });
  await mailer.queueMail(transaction, {
    key: `order-shipped:${order.id}:${key}`,
    kind: 'order-shipped',
    to: order.email,
    language,
    data: {
      number: order.number,
      lines,
      carrier: sent.carrier,
      trackingNumber: sent.trackingNumber,
      trackingUrl: sent.trackingUrl,
      orderUrl: mailer.toUrl(orderPath(order.id), language),
    },
  });
}

/** Tells the buyer of a refund, in the transaction that ends it. */
export const queueRefundMail =
  (mailer: OrderMailer): OnRefunded =>
  async (transaction, { order }, { id, amountCents, reason }) => {
    // An erased buyer has no address.
    if (order.email === '') return;
    const language = await languageOf(transaction, order.id);
    await mailer.queueMail(transaction, {
      key: `order-refunded:${id}`,
      kind: 'order-refunded',
      to: order.email,
      language,
      data: {
        number: order.number,
        amount: { cents: amountCents, currency: order.currency },
        reason,
        orderUrl: mailer.toUrl(orderPath(order.id), language),
      },
    });
  };

/** Writes the waiting mails of a refund's gift cards again, unless another refund of the order is under way. */
export const renewMailsOfCards =
  (mailer: OrderMailer): OnEnded =>
  async (transaction, { order }, refundId) => {
    const { rows } = await transaction.query<{ code: string }>(
      `select code from order_refund_withdrawals where refund_id = $1 and code not in (
         select code from order_refund_withdrawals join order_refunds on id = refund_id
         where order_id = $2 and state = 'asked')`,
      [refundId, order.id],
    );
    if (rows.length === 0) return;
    const ended = rows.map(({ code }) => code);
    const cards = (await cardsOfOrder(transaction, order.id))
      .filter(({ code }) => ended.includes(code))
      .map((card) => ({ code: card.code, cents: paidFor(card) }));
    const language = await languageOf(transaction, order.id);
    await renewCardMails(transaction, mailer, { order, cards }, language);
  };

async function languageOf(transaction: Queryable, orderId: string): Promise<string> {
  const { rows } = await transaction.query<{ language: string }>(
    'select language from orders where id = $1',
    [orderId],
  );
  return rows[0]?.language ?? 'en';
}
