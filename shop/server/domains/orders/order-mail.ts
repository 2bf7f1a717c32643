import { attributesInCallerWords } from '../catalogue/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { idOfCode } from '../gift-cards/index.js';
import { heldBack, type MailData, type Mailer } from '../mail/index.js';
import { deliveryTime } from './delivery-time.js';
import type { OrderJson } from './types.js';

export type OrderMailer = Pick<Mailer, 'queueMail' | 'toUrl'>;

/** The page of an order. It shows the whole order to browsers that may read it, and mails others a link. */
export const orderPath = (orderId: string): string =>
  `/order-confirmed/${encodeURIComponent(orderId)}`;

/** Queues the mail that tells a buyer of the order, in the transaction that stores it. */
export async function queueOrderMail(
  transaction: Queryable,
  mailer: OrderMailer,
  {
    order,
    subscriptionPath,
  }: { readonly order: OrderJson; readonly subscriptionPath: string | null },
  language: string,
): Promise<void> {
  await mailer.queueMail(transaction, {
    key: `order-received:${order.id}`,
    kind: 'order-received',
    to: order.email,
    language,
    data: {
      ...receivedData(order, mailer.toUrl(orderPath(order.id), language)),
      subscriptionUrl: subscriptionPath && mailer.toUrl(subscriptionPath, language),
    },
  });
}

function receivedData(
  order: OrderJson,
  orderUrl: string,
): Omit<MailData['order-received'], 'subscriptionUrl'> {
  return {
    number: order.number,
    name: order.name,
    testMode: order.testMode,
    currency: order.currency,
    lines: order.entries.map(({ title, chosenVariant, quantity, subTotal }) => ({
      title,
      choices: Object.values(attributesInCallerWords(chosenVariant.attributes)).join(' / '),
      quantity,
      totalCents: subTotal,
    })),
    subtotalCents: order.subtotal,
    discountCents: order.discountTotal,
    shippingCents: order.shippingAddress === null ? null : order.shippingTotal,
    taxes: order.applicableTaxRules.map(({ title, amountCents, isIncluded = false }) => ({
      title,
      cents: amountCents,
      isIncluded,
    })),
    totalCents: order.grandTotal,
    giftCardCents: order.giftCards.reduce((sum, { takenCents }) => sum + takenCents, 0),
    address: addressOf(order),
    orderUrl,
  };
}

function addressOf({ shippingAddress }: OrderJson) {
  if (shippingAddress === null) return null;
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress;
  const place = [city, region, postalCode].filter(Boolean).join(', ');
  return { lines: [name, line1, line2, place].filter(Boolean), country };
}

export interface IssuedCard {
  readonly code: string;
  readonly cents: number;
}

const cardMailKey = (code: string) => `gift-card:${idOfCode(code)}`;

/** Keeps back the mails of cards whose refund is under way, until `renewCardMails`. */
export async function holdCardMails(
  transaction: Queryable,
  codes: readonly string[],
): Promise<void> {
  await transaction.query(
    "update outbox set next_attempt_at = $2 where key = any($1::text[]) and state = 'waiting'",
    [codes.map(cardMailKey), heldBack],
  );
}

/** Replaces the waiting mail of each card by one with the amount left. A card that is wholly refunded gets none. */
export async function renewCardMails(
  transaction: Queryable,
  mailer: OrderMailer,
  { order, cards }: { readonly order: OrderJson; readonly cards: readonly IssuedCard[] },
  language: string,
): Promise<void> {
  const { rows } = await transaction.query<{ key: string }>(
    "delete from outbox where key = any($1::text[]) and state in ('waiting', 'failed') returning key",
    [cards.map(({ code }) => cardMailKey(code))],
  );
  const dropped = rows.map(({ key }) => key);
  const left = cards.filter(({ code, cents }) => cents > 0 && dropped.includes(cardMailKey(code)));
  await queueCardMails(transaction, mailer, { order, cards: left }, language);
}

/** Queues a mail for each card, to its recipient on the chosen day, or to the buyer at once. */
export async function queueCardMails(
  transaction: Queryable,
  mailer: OrderMailer,
  { order, cards }: { readonly order: OrderJson; readonly cards: readonly IssuedCard[] },
  language: string,
): Promise<void> {
  const { recipient } = order;
  const notBefore = recipient && deliveryTime(recipient);
  for (const { code, cents } of cards) {
    await mailer.queueMail(transaction, {
      key: cardMailKey(code),
      kind: 'gift-card',
      to: recipient?.email ?? order.email,
      language,
      ...(notBefore !== null && { notBefore }),
      data: {
        code,
        amount: { cents, currency: order.currency },
        gift: recipient && { from: order.name, to: recipient.name, message: recipient.message },
        shopUrl: mailer.toUrl('/', language),
      },
    });
  }
}
