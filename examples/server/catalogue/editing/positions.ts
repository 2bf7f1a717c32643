import type { Queryable } from '../../database/index.js';

/** Behind all other products. */
export async function nextPosition(transaction: Queryable): Promise<number> {
  const { rows } = await transaction.query<{ next: number }>(
    'select coalesce(max(position), -1) + 1 as next from products',
  );
  return rows[0]?.next ?? 0;
}

/** The former address leads to the product from now on; the new one leads to no other. */
export async function keepAddress(
  transaction: Queryable,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (from === to) return;
  await transaction.query('delete from former_url_ids where url_id = $1', [to]);
  await transaction.query(
    `insert into former_url_ids (url_id, product_id) values ($1, $2)
     on conflict (url_id) do update set product_id = excluded.product_id`,
    [from, id],
  );
}
