import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServer, type Database } from '../../shop/server/index.js';
import { defaultDatabaseSettings } from '../../shop/server/ground/database/settings.js';
import { backends } from './backends.js';
import { sampleProducts } from './sample-products.js';
import { createVisitor, mug } from './visitor.js';

const reporter = { report: vi.fn(), warn: vi.fn() };
afterEach(() => reporter.report.mockReset());

const servers = backends.filter(({ name }) => name === 'PostgreSQL');

describe.skipIf(servers.length === 0).each(servers)('A connection that ends ($name)', (backend) => {
  const backendId = async (database: Pick<Database, 'query'>) =>
    (await database.query<{ id: number }>('select pg_backend_pid() as id')).rows[0]?.id;

  async function open() {
    const { database, connect, close } = await backend.open();
    await database.query('create table if not exists steps (step integer primary key)');
    await database.query('delete from steps');
    return { database, connect, close };
  }

  const terminate = async (database: Database, id: number | undefined) => {
    await database.query('select pg_terminate_backend($1)', [id]);
  };

  it.each([0, 1, 2, 3])('before step %i repeats the transaction, once', async (deadly) => {
    const { database, connect, close } = await open();
    const copy = await connect();
    let runs = 0;
    const sum = await copy.transaction(async (transaction) => {
      runs += 1;
      for (let step = 0; step < 4; step += 1) {
        if (runs === 1 && step === deadly) await terminate(database, await backendId(transaction));
        await transaction.query('insert into steps values ($1)', [step]);
      }
      const { rows } = await transaction.query<{ n: number }>(
        'select sum(step)::int as n from steps',
      );
      return rows[0]?.n;
    });
    expect([runs, sum]).toEqual([2, 6]);
    const { rows } = await database.query('select step from steps order by step');
    expect(rows).toEqual([{ step: 0 }, { step: 1 }, { step: 2 }, { step: 3 }]);
    await close();
  });

  it('during the commit is not repeated, for it may have been made', async () => {
    const { database, connect, close } = await open();
    await database.query(`create or replace function end_connection() returns trigger language plpgsql
      as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await database.query(`create constraint trigger at_commit after insert on steps
      deferrable initially deferred for each row execute function end_connection()`);
    const copy = await connect();
    let runs = 0;
    const work = copy.transaction(async (transaction) => {
      runs += 1;
      await transaction.query('insert into steps values (1)');
    });
    await expect(work).rejects.toMatchObject({ code: 'unavailable', isTemporary: true });
    expect(runs).toBe(1);
    await expect(copy.query('insert into steps values (2)')).rejects.toMatchObject({
      code: 'unavailable',
    });
    await database.query('drop table steps');
    expect((await copy.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await close();
  });

  it('while idle, or all of them, is replaced', async () => {
    const { database, connect, close } = await open();
    const copy = await connect();
    const ids = await Promise.all([1, 2, 3].map(() => copy.transaction(backendId)));
    for (const id of ids) await terminate(database, id);
    // A read is repeated, and a transaction; a single change might have been made.
    expect((await copy.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await copy.transaction((transaction) => transaction.query('insert into steps values (1)'));
    await copy.check();
    expect((await copy.query('select step from steps')).rows).toEqual([{ step: 1 }]);
    await close();
  });

  it('does not fail a visitor, and adds nothing twice', async () => {
    const { database, connect, close } = await open();
    const copy = await connect();
    const { app } = await createServer({ database: copy, products: sampleProducts, reporter });
    const visitor = await createVisitor(app).arrive();
    const kill = () =>
      database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and application_name = current_setting('application_name')`,
      );
    for (let turn = 0; turn < 20; turn += 1) {
      const key = {
        'Idempotency-Key': `8a0f0f6f-0d8e-4f37-9f7c-1f0f6f1f1${String(turn).padStart(3, '0')}`,
      };
      // By turns while connections are idle and while they work; an answer that says so is asked for again.
      if (turn % 2 === 0) await kill();
      for (let status = 0, attempt = 0; status !== 200; attempt += 1) {
        const adding = visitor.add(mug, key);
        if (attempt === 0 && turn % 2 === 1) await kill();
        const answer = await adding;
        ({ status } = answer);
        expect([200, 503]).toContain(status);
        if (status === 503) expect(answer.headers.get('Retry-After')).toBe('2');
      }
    }
    expect((await visitor.cart()).totalQuantity).toBe(20);
    await close();
  });

  it('a held lock delays its own cart alone, and readiness tells nothing else', async () => {
    const { database, connect, close } = await open();
    const settings = { ...defaultDatabaseSettings, lockTimeout: 200 };
    const copy = await connect(settings);
    const { app } = await createServer({ database: copy, products: sampleProducts, reporter });
    const visitor = await createVisitor(app).arrive();
    await visitor.add(mug);
    const other = await createVisitor(app).arrive();
    await database.transaction(async (transaction) => {
      await transaction.query('select id from carts for update');
      const held = await Promise.all(Array.from({ length: 12 }, () => visitor.add(mug)));
      expect(held.map(({ status }) => status)).toEqual(held.map(() => 503));
      expect(await held[0]?.json()).toMatchObject({ code: 'unavailable' });
      expect((await other.add(mug)).status).toBe(200);
      expect((await app.request('/api/health/ready')).status).toBe(200);
    });
    expect((await visitor.add(mug)).status).toBe(200);
    await close();
  });
});

describe.each(backends)('Health ($name)', (backend) => {
  it('tells apart a process that lives and a server that is ready', async () => {
    const { database, close } = await backend.open();
    let isStopping = false;
    const { app } = await createServer({
      database,
      products: sampleProducts,
      isStopping: () => isStopping,
    });
    const statuses = async () => {
      const paths = ['/api/health/live', '/api/health/ready', '/api/health'];
      const answers = await Promise.all(paths.map((path) => app.request(path)));
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await database.query('select * from health_checks')).rows).toEqual([]);
    isStopping = true;
    expect(await statuses()).toEqual([200, 503, 503]);
    expect(await (await app.request('/api/health/ready')).json()).toEqual({
      error: 'The server is stopping.',
      code: 'unavailable',
    });
    await close();
  });
});
