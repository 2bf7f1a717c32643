import { catalogueCurrencies } from '../catalogue/index.js';
import type { Database } from '../../ground/database/index.js';
import { readPosition, readSearch, toPage } from '../../ground/http/index.js';
import { fulfilmentStates, type FulfilmentState } from '../orders/index.js';
import { type ListedOrder, type ListedOrders, type OrderQuery } from './types.js';

const pageSize = 50;

interface Row {
  position: number | string;
  id: string;
  placed_at: Date;
  buyer: string;
  email: string;
  pieces: number;
  total: number;
  refunded: number;
  currency: string;
  fulfilment: string;
}

const columns =
  'number as position, id, placed_at, buyer, email, pieces, total, refunded, currency, fulfilment';

/**
 * The numbers of orders that match are found first: their details, which are long, are not read.
 * $1: state, $2: text to look for, $3: number.
 */
const matching = `($1::text is null or fulfilment = $1)
  and ($2 = '' or number = $3::integer or lower(buyer) like '%' || $2 || '%' or lower(email) like '%' || $2 || '%')`;

type Filter = Pick<OrderQuery, 'fulfilment' | 'search'>;

/** Newest first. @throws Problem `invalid-request` for a wrong cursor. */
export async function listOrders(database: Database, query: OrderQuery): Promise<ListedOrders> {
  const { rows } = await database.query<Row>(
    `select ${columns} from orders
     where ${matching} and ($4::bigint is null or number < $4::bigint) order by number desc limit $5`,
    [...valuesOf(query), readPosition(query.cursor), pageSize + 1],
  );
  const { shown, nextPageCursor } = toPage(rows, pageSize);
  return { orders: shown.map(toListed), nextPageCursor };
}

/** All orders of a filter, newest first, in parts, for an export. */
export async function* eachOrder(
  database: Database,
  filter: Filter,
): AsyncGenerator<readonly ListedOrder[]> {
  let cursor: string | null = null;
  do {
    const page: ListedOrders = await listOrders(database, { ...filter, cursor });
    yield page.orders;
    cursor = page.nextPageCursor;
  } while (cursor !== null);
}

/** How many orders each state has. */
export async function countOrders(
  database: Database,
): Promise<Readonly<Record<FulfilmentState, number>>> {
  const { rows } = await database.query<{ fulfilment: string; count: number }>(
    'select fulfilment, count(*)::int as count from orders group by fulfilment',
  );
  const countOf = (state: FulfilmentState) =>
    rows.find(({ fulfilment }) => fulfilment === state)?.count ?? 0;
  return {
    open: countOf('open'),
    part: countOf('part'),
    sent: countOf('sent'),
    none: countOf('none'),
    cancelled: countOf('cancelled'),
  };
}

function valuesOf({ fulfilment, search }: Filter): readonly unknown[] {
  const text = readSearch(search);
  const number = /^#?(\d{1,9})$/.exec(text)?.[1] ?? null;
  return [fulfilment, text, number];
}

function toListed(row: Row): ListedOrder {
  const currency = catalogueCurrencies.find((known) => known === row.currency);
  const fulfilment = fulfilmentStates.find((known) => known === row.fulfilment);
  if (currency === undefined || fulfilment === undefined) {
    throw new Error(
      `Order ${row.position} has a currency or state that this version does not know.`,
    );
  }
  return {
    id: row.id,
    number: Number(row.position),
    placedAt: new Date(row.placed_at).getTime(),
    buyer: row.buyer,
    email: row.email,
    pieces: row.pieces,
    totalCents: row.total,
    refundedCents: row.refunded,
    currency,
    fulfilment,
  };
}
