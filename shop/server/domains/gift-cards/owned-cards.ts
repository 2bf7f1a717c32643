import { z } from '@hono/zod-openapi';
import { catalogueCurrencies, type CatalogueCurrency } from '../catalogue/index.js';
import type { Database, Queryable, RecordChange } from '../../ground/database/index.js';
import { readPosition, readSearch, toPage } from '../../ground/http/index.js';
import { withdrawn } from './cards.js';
import { endingOf } from './codes.js';
import { GiftCardError } from './gift-card-error.js';
import { changeOf, stateOf, type GiftCardChange, type GiftCardState } from './states.js';

/** A gift card as the owner sees it: without its code, with which anybody could pay. Amounts are whole minor units. */
export interface OwnedCard {
  /** Counts the shop's gift cards. */
  readonly number: number;
  /** The last four characters of the code. */
  readonly ending: string;
  readonly state: GiftCardState;
  readonly valueCents: number;
  readonly balanceCents: number;
  /** Whether its whole price was refunded. */
  readonly isRefunded: boolean;
  readonly currency: CatalogueCurrency;
  /** Milliseconds since 1970; null unless it is disabled. */
  readonly disabledAt: number | null;
  /** The order that bought it. */
  readonly order: {
    readonly id: string;
    readonly number: number;
    readonly buyer: string;
    readonly placedAt: number;
  };
  /** Null if the buyer named nobody, or the recipient's data was erased. */
  readonly recipient: { readonly name: string; readonly email: string } | null;
  /** `YYYY-MM-DD`, in the recipient's time zone; null is at once. */
  readonly deliverOn: string | null;
}

/** The amount that a card paid of an order, that a refund gave back to it, or that one of its own order took off it. */
export interface CardUse {
  readonly kind: 'paid' | 'returned' | 'withdrawn';
  readonly orderId: string;
  readonly orderNumber: number;
  readonly happenedAt: number;
  readonly cents: number;
}

export interface OwnedCardPage {
  readonly cards: readonly OwnedCard[];
  readonly nextPageCursor: string | null;
}

/** The shop's gift cards, for the owner. */
export interface OwnedCards {
  /** Newest first, 50 a page. @throws Problem `invalid-request` for a wrong cursor. */
  list(query: {
    readonly filter: GiftCardState | null;
    readonly cursor: string | null;
    /** Part of a buyer's or recipient's name or address, or the last characters of a code. */
    readonly search?: string;
  }): Promise<OwnedCardPage>;
  count(): Promise<Readonly<Record<GiftCardState, number>>>;
  /** The card of a number as it stands in an address, with its uses, newest first; null if there is none. */
  find(
    number: string,
  ): Promise<{ readonly card: OwnedCard; readonly uses: readonly CardUse[] } | null>;
  /** @throws GiftCardError */
  change(
    request: { readonly number: string; readonly change: GiftCardChange },
    record: RecordChange,
  ): Promise<void>;
}

const pageSize = 50;
const time = z.coerce.date().transform((date) => date.getTime());

const cardSchema = z
  .object({
    code: z.string(),
    position: z.coerce.number(),
    value: z.number(),
    balance: z.number(),
    withdrawn: z.number(),
    currency: z.enum(catalogueCurrencies),
    disabled_at: time.nullable(),
    recipient: z.object({ name: z.string(), email: z.string() }).nullable(),
    deliver_on: z.string().nullable(),
    order_id: z.string(),
    order_number: z.number(),
    buyer: z.string(),
    placed_at: time,
  })
  .transform((row): OwnedCard => ({
    number: row.position,
    ending: endingOf(row.code),
    state: stateOf({ balanceCents: row.balance, isDisabled: row.disabled_at !== null }),
    valueCents: row.value,
    balanceCents: row.balance,
    isRefunded: row.withdrawn === row.value,
    currency: row.currency,
    disabledAt: row.disabled_at,
    order: {
      id: row.order_id,
      number: row.order_number,
      buyer: row.buyer,
      placedAt: row.placed_at,
    },
    recipient: row.recipient,
    deliverOn: row.deliver_on,
  }));

/** The same states as `stateOf`. */
const state = `case when card.disabled_at is not null then 'disabled' when card.balance = 0 then 'spent' else 'active' end`;

/** Only the end of a code: a search is in an address, which logs keep. */
const searched = [
  'o.buyer',
  'o.email',
  "card.recipient->>'name'",
  "card.recipient->>'email'",
  'right(card.code, 4)',
];

async function selectCards(
  queryable: Queryable,
  rest: string,
  values: readonly unknown[],
): Promise<readonly (OwnedCard & { readonly position: number })[]> {
  const { rows } = await queryable.query(
    `select card.code, card.number as position, card.value, card.balance, ${withdrawn} as withdrawn, card.currency,
       card.disabled_at, card.recipient, card.deliver_on::text as deliver_on, o.id as order_id, o.number as order_number, o.buyer, o.placed_at
     from gift_cards card join orders o on o.id = card.order_id ${rest}`,
    values,
  );
  return rows.map((row) => {
    const card = cardSchema.parse(row);
    return { ...card, position: card.number };
  });
}

/** Short enough for a whole number of the database. */
const numberForm = /^[1-9]\d{0,15}$/;

async function findCard(queryable: Queryable, number: string): Promise<OwnedCard | null> {
  if (!numberForm.test(number)) return null;
  const [card] = await selectCards(queryable, 'where card.number = $1::bigint', [number]);
  return card ?? null;
}

const useSchema = z
  .object({
    kind: z.enum(['paid', 'returned', 'withdrawn']),
    order_id: z.string(),
    number: z.number(),
    happened_at: time,
    amount: z.number(),
  })
  .transform((row): CardUse => ({
    kind: row.kind,
    orderId: row.order_id,
    orderNumber: row.number,
    happenedAt: row.happened_at,
    cents: row.amount,
  }));

const shownUses = 200;

async function readUses(queryable: Queryable, number: number): Promise<readonly CardUse[]> {
  const { rows } = await queryable.query(
    `with card as (select code from gift_cards where number = $1),
       uses as (
         select 'paid' as kind, paid.order_id, o.placed_at as happened_at, paid.amount
         from gift_card_uses paid join card using (code) join orders o on o.id = paid.order_id
         union all
         select 'returned', refund.order_id, refund.done_at, back.amount
         from order_refund_cards back join card using (code) join order_refunds refund on refund.id = back.refund_id
         where refund.state = 'done'
         union all
         select 'withdrawn', refund.order_id, refund.asked_at, part.amount
         from order_refund_withdrawals part join card using (code) join order_refunds refund on refund.id = part.refund_id
         where refund.state <> 'refused'
       )
     select uses.*, o.number from uses join orders o on o.id = uses.order_id
     order by uses.happened_at desc, uses.kind desc limit $2`,
    [number, shownUses],
  );
  return rows.map((row) => useSchema.parse(row));
}

export function createOwnedCards({
  database,
  now,
}: {
  readonly database: Database;
  now(): number;
}): OwnedCards {
  return {
    async list({ filter, cursor, search = '' }) {
      const rows = await selectCards(
        database,
        `where ($1::text is null or ${state} = $1) and ($2::bigint is null or card.number < $2::bigint)
           and ($4 = '' or ${searched.map((column) => `lower(${column}) like '%' || $4 || '%'`).join(' or ')})
         order by card.number desc limit $3`,
        [filter, readPosition(cursor), pageSize + 1, readSearch(search)],
      );
      const { shown, nextPageCursor } = toPage(rows, pageSize);
      return { cards: shown, nextPageCursor };
    },
    async count() {
      const { rows } = await database.query<{ state: GiftCardState; count: number }>(
        `select ${state} as state, count(*)::int as count from gift_cards card group by 1`,
      );
      const countOf = (wanted: GiftCardState) =>
        rows.find((row) => row.state === wanted)?.count ?? 0;
      return { active: countOf('active'), spent: countOf('spent'), disabled: countOf('disabled') };
    },
    async find(number) {
      const card = await findCard(database, number);
      return card && { card, uses: await readUses(database, card.number) };
    },
    change({ number, change }, record) {
      return database.transaction(async (transaction) => {
        if (!numberForm.test(number)) throw new GiftCardError('gift-card-not-found');
        // Waits for an order that pays with the card at this moment.
        await transaction.query(
          'select code from gift_cards where number = $1::bigint for update',
          [number],
        );
        const card = await findCard(transaction, number);
        if (card === null) throw new GiftCardError('gift-card-not-found');
        if (changeOf(card.state) !== change) throw new GiftCardError('gift-card-state');
        await transaction.query(
          'update gift_cards set disabled_at = $2 where number = $1::bigint',
          [number, change === 'disable' ? new Date(now()) : null],
        );
        await record(transaction, number);
      });
    },
  };
}
