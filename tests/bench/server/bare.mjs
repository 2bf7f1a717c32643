import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The yardstick: one route that stores what it gets with one insert, and does nothing else. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;

async function openQuery() {
  if (databaseUrl) {
    const pool = new (await import('pg')).default.Pool({ connectionString: databaseUrl });
    return (text, values) => pool.query(text, values);
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({ dataDir });
  return (text, values) => pglite.query(text, values);
}

const query = await openQuery();
await query(
  'create table if not exists bare (id bigint generated always as identity, body text not null)',
);
const app = new Hono();
app.post('/add', async (c) => {
  const body = await c.req.json();
  await query('insert into bare (body) values ($1)', [JSON.stringify(body)]);
  return c.json(body);
});
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`http://localhost:${port}/`));
