import { expect, it } from 'vitest';
import { nameStatement } from '../../../../../../shop/server/ground/telemetry/statement-name.js';

it.each([
  ['select 1', 'select'],
  ['select * from carts where id = $1 for update', 'select carts'],
  ['  SELECT a FROM "carts" c', 'select carts'],
  ['insert into carts (id) values ($1) on conflict (id) do update set a = 1', 'insert carts'],
  ['update variants set stock = stock - 1', 'update variants'],
  ['delete from carts where expires_at <= $1', 'delete carts'],
  [
    'with turn as (select pg_lock(1)) insert into tracked_events (a) select 1 from turn',
    'insert tracked_events',
  ],
  ['with a as (select 1 from carts) select * from a for update of a', 'select carts'],
  ['truncate carts, variants cascade', 'truncate carts'],
  ['create table if not exists migrations (name text)', 'create'],
  ['select jsonb_agg(x) from unnest($1::text[]) as x', 'select'],
  ['', 'statement'],
])('%s is named %s', (statement, name) => {
  expect(nameStatement(statement)).toBe(name);
});
