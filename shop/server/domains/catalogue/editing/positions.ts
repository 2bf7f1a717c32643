import type { Queryable } from '../../../ground/database/index.js';

/** Behind all other products. */
export async function nextPosition(transaction: Queryable): Promise<number> {
  const { rows } = await transaction.query<{ next: number }>(
    'select coalesce(max(position), -1) + 1 as next from products',
  );
  return rows[0]?.next ?? 0;
}

export interface Move {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The former addresses lead to the products from now on; the new ones lead to no other. */
export async function keepAddresses(
  transaction: Queryable,
  products: readonly Move[],
): Promise<void> {
  const moved = products.filter(({ from, to }) => from !== to);
  if (moved.length === 0) return;
  const given = JSON.stringify(moved);
  const rows = 'jsonb_to_recordset($1::jsonb) as given (id text, "from" text, "to" text)';
  await transaction.query(
    `insert into former_url_ids (url_id, product_id) select "from", id from ${rows}
     on conflict (url_id) do update set product_id = excluded.product_id`,
    [given],
  );
  await transaction.query(
    `delete from former_url_ids f using ${rows} where f.url_id = given."to"`,
    [given],
  );
}
