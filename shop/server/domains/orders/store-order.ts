import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../ground/database/index.js';
import { callerLanguage } from '../../ground/http/index.js';
import { issueGiftCards } from './gift-cards.js';
import { toOrderJson } from './order-json.js';
import { queueCardMails, queueOrderMail, type OrderMailer } from './order-mail.js';
import type {
  CheckoutCart,
  CheckoutDetails,
  FulfilmentState,
  KeepSubscription,
  OrderJson,
} from './types.js';

interface PlacedOrder {
  readonly cart: CheckoutCart;
  readonly details: CheckoutDetails;
  /** Names the press of the button. */
  readonly pressKey: string;
  /** Whose order it is, whatever its e-mail; null for a guest. */
  readonly memberId: string | null;
  /** Whether no money moves. */
  readonly isTest: boolean;
  readonly mailer: OrderMailer;
  readonly keepSubscription: KeepSubscription;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const keyForm = /^[\w-]{1,255}$/;

/**
 * Stores the order with its subscription, gift cards and mails, and resolves to its id. The stored copy does not change
 * when prices or products do. Later mails are in the language in which it was placed.
 */
export async function storeOrder(transaction: Queryable, placed: PlacedOrder): Promise<string> {
  const { cart, details, pressKey, memberId, isTest: testMode, mailer, now: placedAt } = placed;
  const language = callerLanguage();
  const id = randomUUID();
  const { rows } = await transaction.query<{ number: number }>(
    // The account may have been deleted meanwhile.
    `insert into orders (id, cart_id, press_key, placed_at, language, details, member_id)
     values ($1, $2, $3, $4, $5, '', (select id from members where id = $6))
     returning number`,
    [id, cart.id, keyForm.test(pressKey) ? pressKey : null, new Date(placedAt), language, memberId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The order was not stored.');
  const order = toOrderJson(cart, details, { id, number: row.number, testMode, placedAt });
  await transaction.query(
    `update orders set details = $2, email = $3, buyer = $4, total = $5, currency = $6, pieces = $7,
       fulfilment = $8, tax = $9, shipping = $10, discount = $11, country = $12 where id = $1`,
    [
      id,
      JSON.stringify(order),
      order.email,
      order.name,
      order.grandTotal,
      order.currency,
      order.entries.reduce((sum, { quantity }) => sum + quantity, 0),
      firstState(order),
      order.taxTotal,
      order.shippingTotal,
      order.discountTotal,
      order.shippingAddress?.country ?? '',
    ],
  );
  await storeLines(transaction, order);
  const subscriptionPath = await placed.keepSubscription(transaction, order);
  const cards = await issueGiftCards(transaction, order);
  await queueOrderMail(transaction, mailer, { order, subscriptionPath }, language);
  await queueCardMails(transaction, mailer, { order, cards }, language);
  return id;
}

/** Only goods are sent as a parcel. */
function firstState({ entries }: Pick<OrderJson, 'entries'>): FulfilmentState {
  return entries.some(({ productType }) => productType === 'physical') ? 'open' : 'none';
}

async function storeLines(transaction: Queryable, { id, entries }: OrderJson): Promise<void> {
  const lines = entries.map((entry) => ({
    entry_id: entry.id,
    product_id: entry.itemId,
    sku: entry.chosenVariant.sku,
    title: entry.title,
    quantity: entry.quantity,
    cents: entry.subTotal,
  }));
  await transaction.query(
    `insert into order_lines
     select $1, entry_id, product_id, sku, title, quantity, cents from json_to_recordset($2::json) as line (
       entry_id text, product_id text, sku text, title text, quantity integer, cents integer)`,
    [id, JSON.stringify(lines)],
  );
}
