import { catalogueCurrencies } from '../catalogue/index.js';
import type { Database } from '../../ground/database/index.js';
import { readPosition, readSearch, toPage } from '../../ground/http/index.js';
import type { Customer, CustomerPage } from './types.js';

const pageSize = 50;

interface Row {
  position: number | string;
  email: string;
  name: string;
  orders: number;
  first_at: Date;
  last_at: Date;
}

interface RevenueRow {
  email: string;
  currency: string;
  cents: number;
}

/** The people who have bought, last buyers first. @throws Problem `invalid-request` for a wrong cursor. */
export async function listCustomers(
  database: Database,
  { search, cursor }: { readonly search: string; readonly cursor: string | null },
): Promise<CustomerPage> {
  const { rows } = await database.query<Row>(
    `select max(number) as position, lower(email) as email,
       (array_agg(buyer order by number desc))[1] as name, count(*)::int as orders,
       min(placed_at) as first_at, max(placed_at) as last_at
     from orders
     where email <> '' and ($1 = '' or lower(email) like '%' || $1 || '%' or lower(buyer) like '%' || $1 || '%')
     group by lower(email)
     having $2::bigint is null or max(number) < $2::bigint
     order by max(number) desc limit $3`,
    [readSearch(search), readPosition(cursor), pageSize + 1],
  );
  const { shown, nextPageCursor } = toPage(rows, pageSize);
  const revenue = await sumRevenue(
    database,
    shown.map(({ email }) => email),
  );
  return {
    customers: shown.map((row) => toCustomer(row, revenue)),
    nextPageCursor,
  };
}

async function sumRevenue(
  database: Database,
  emails: readonly string[],
): Promise<readonly RevenueRow[]> {
  const { rows } = await database.query<RevenueRow>(
    `select lower(email) as email, currency, sum(total - refunded)::float8 as cents from orders
     where lower(email) in (select value from json_array_elements_text($1::json))
     group by lower(email), currency order by cents desc`,
    [JSON.stringify(emails)],
  );
  return rows;
}

function toCustomer(row: Row, revenue: readonly RevenueRow[]): Customer {
  return {
    email: row.email,
    name: row.name,
    orders: row.orders,
    firstAt: new Date(row.first_at).getTime(),
    lastAt: new Date(row.last_at).getTime(),
    revenue: revenue
      .filter(({ email }) => email === row.email)
      .flatMap(({ currency, cents }) =>
        catalogueCurrencies
          .filter((known) => known === currency)
          .map((known) => ({ currency: known, cents })),
      ),
  };
}
