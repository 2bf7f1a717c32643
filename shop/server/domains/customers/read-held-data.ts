import type { Queryable } from '../../database/index.js';
import { personalTables } from './personal-tables.js';
import { requireAddress } from './require-address.js';
import type { HeldData } from './types.js';

/** All that is kept of a person, for them to read. @throws Problem `email-invalid`. */
export async function readHeldData(queryable: Queryable, email: string): Promise<HeldData> {
  const address = requireAddress(email);
  const orders = await queryable.query<{ details: string }>(
    'select details from orders where lower(email) = $1 order by number',
    [address],
  );
  const read: HeldData['kinds'][number][] = [
    { name: 'Orders', rows: orders.rows.map(({ details }) => readJson(details)) },
  ];
  for (const { name, rows: statement } of personalTables) {
    const { rows } = await queryable.query<Record<string, unknown>>(statement, [address]);
    read.push({ name, rows });
  }
  return { email: address, kinds: read.filter(({ rows }) => rows.length > 0) };
}

function readJson(text: string): Record<string, unknown> {
  const read: unknown = JSON.parse(text);
  return typeof read === 'object' && read !== null ? { ...read } : {};
}
