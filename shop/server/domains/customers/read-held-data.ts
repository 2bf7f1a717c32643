import type { Ground } from '../../ground/domain.js';
import { requireAddress } from './require-address.js';
import type { HeldData } from './types.js';

/** All that is kept of a person, for them to read. @throws Problem `email-invalid`. */
export async function readHeldData(
  { database, personalData }: Pick<Ground, 'database' | 'personalData'>,
  email: string,
): Promise<HeldData> {
  const address = requireAddress(email);
  const orders = await database.query<{ details: string }>(
    'select details from orders where lower(email) = $1 order by number',
    [address],
  );
  const read: HeldData['kinds'][number][] = [
    { name: 'Orders', rows: orders.rows.map(({ details }) => readJson(details)) },
  ];
  for (const { name, rows: statement } of personalData) {
    const { rows } = await database.query<Record<string, unknown>>(statement, [address]);
    read.push({ name, rows });
  }
  return { email: address, kinds: read.filter(({ rows }) => rows.length > 0) };
}

function readJson(text: string): Record<string, unknown> {
  const read: unknown = JSON.parse(text);
  return typeof read === 'object' && read !== null ? { ...read } : {};
}
