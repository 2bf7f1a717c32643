import type { Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import { idOfCode, toGiftCode } from './codes.js';
import type { PayingCard } from './split-payment.js';

export interface GiftCard extends PayingCard {
  readonly code: string;
}

/** A cart has at most so many. */
const mostCards = 5;

const columns = 'card.code, card.balance as "balanceCents", card.currency';

/** The cards entered into a cart, in that order; those that were disabled meanwhile pay for nothing. */
export async function cardsOfCart(queryable: Queryable, cartId: string): Promise<GiftCard[]> {
  const { rows } = await queryable.query<GiftCard>(
    `select ${columns} from cart_gift_cards entered join gift_cards card using (code)
     where entered.cart_id = $1 and card.disabled_at is null order by entered.position`,
    [cartId],
  );
  return rows;
}

/** Locks the cards of a cart until the transaction ends, always in the same order, which avoids deadlocks. */
export async function lockCards(transaction: Queryable, cartId: string): Promise<void> {
  await transaction.query(
    `select code from gift_cards where code in (select code from cart_gift_cards where cart_id = $1)
     order by code for update`,
    [cartId],
  );
}

/**
 * Enters a card into a locked cart; does nothing if it is there already.
 * @throws Problem `gift-card-unknown`, `gift-card-disabled`, `gift-card-currency`, `gift-card-empty`, `gift-card-most`.
 */
export async function enterCard(
  transaction: Queryable,
  { cartId, currency, typed }: { cartId: string; currency: string; typed: string },
): Promise<void> {
  const code = toGiftCode(typed);
  if (code === null) throw new Problem('gift-card-unknown');
  const { rows } = await transaction.query<GiftCard & { isDisabled: boolean }>(
    `select ${columns}, card.disabled_at is not null as "isDisabled" from gift_cards card where card.code = $1`,
    [code],
  );
  const [card] = rows;
  if (card === undefined) throw new Problem('gift-card-unknown');
  if (card.isDisabled) throw new Problem('gift-card-disabled');
  if (card.currency !== currency) throw new Problem('gift-card-currency');
  if (card.balanceCents === 0) throw new Problem('gift-card-empty');
  const entered = await cardsOfCart(transaction, cartId);
  if (entered.some((other) => other.code === code)) return;
  if (entered.length >= mostCards) throw new Problem('gift-card-most');
  await transaction.query('insert into cart_gift_cards (cart_id, code) values ($1, $2)', [
    cartId,
    code,
  ]);
}

/** Takes a card out of a locked cart; `id` is that of `idOfCode`. */
export async function removeCard(
  transaction: Queryable,
  { cartId, id }: { cartId: string; id: string },
): Promise<void> {
  const cards = await cardsOfCart(transaction, cartId);
  const codes = cards.map(({ code }) => code).filter((code) => idOfCode(code) === id);
  await transaction.query(
    'delete from cart_gift_cards where cart_id = $1 and code = any($2::text[])',
    [cartId, codes],
  );
}

/**
 * Takes the amounts from locked cards, and records what paid for the order. The table refuses a negative balance too.
 * @throws Problem `total-changed` if a card holds less than that, or is disabled.
 */
export async function redeemCards(
  transaction: Queryable,
  orderId: string,
  cards: readonly { readonly code: string; readonly takenCents: number }[],
): Promise<void> {
  for (const { code, takenCents } of cards) {
    if (takenCents === 0) continue;
    const { rowCount } = await transaction.query(
      'update gift_cards set balance = balance - $2 where code = $1 and balance >= $2 and disabled_at is null',
      [code, takenCents],
    );
    if (rowCount !== 1) throw new Problem('total-changed');
    await transaction.query(
      'insert into gift_card_uses (code, order_id, amount) values ($1, $2, $3)',
      [code, orderId, takenCents],
    );
  }
}

/** A card as the order that bought it has it. */
export interface BoughtGiftCard extends GiftCard {
  /** Counts the shop's gift cards. */
  readonly number: number;
  readonly valueCents: number;
  /** The amount that refunds of the order have taken off it. */
  readonly withdrawnCents: number;
  readonly isDisabled: boolean;
}

/** The amount that refunds have taken off the card of a statement. */
export const withdrawn = `(select coalesce(sum(part.amount), 0)::integer from order_refund_withdrawals part
  join order_refunds refund on refund.id = part.refund_id where part.code = card.code and refund.state <> 'refused')`;

const boughtCards = `select ${columns}, card.number::integer as number, card.value as "valueCents",
    ${withdrawn} as "withdrawnCents", card.disabled_at is not null as "isDisabled"
  from gift_cards card where card.order_id = $1`;

/** The cards that an order has bought, for its buyer and the owner. */
export async function cardsOfOrder(
  queryable: Queryable,
  orderId: string,
): Promise<readonly BoughtGiftCard[]> {
  const { rows } = await queryable.query<BoughtGiftCard>(`${boughtCards} order by card.number`, [
    orderId,
  ]);
  return rows;
}

/** The same cards of a locked order: nobody pays with them until the transaction ends. Locks like `lockCards`. */
export async function lockCardsOfOrder(
  transaction: Queryable,
  orderId: string,
): Promise<readonly BoughtGiftCard[]> {
  const { rows } = await transaction.query<BoughtGiftCard>(
    `${boughtCards} order by card.code for update of card`,
    [orderId],
  );
  return rows;
}
