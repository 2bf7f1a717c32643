import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer, openDatabase } from '../../shop/server/index.js';
import { backUp, restore } from '../../scripts/backup/index.mjs';
import { lockFolder } from '../../shop/server/ground/database/lock-folder.js';
import { openPglite } from '../../shop/server/ground/database/pglite.js';
import { migrations } from '../../shop/server/ground/database/migrations.js';
import { domainTables } from '../../shop/server/open-domains.js';
import { isWhole } from '../support/lane.js';
import { describeShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { createVisitor, mug } from './visitor.js';

const unshare = ['unshare', '--fork', '--pid', '--mount-proc', '--kill-child'];
const canUnshare = spawnSync(unshare[0]!, [...unshare.slice(1), 'true']).status === 0;

describe('A data folder (PGlite)', () => {
  let folder: string;
  let program: string;
  let holder: string;

  beforeAll(async () => {
    const source = fileURLToPath(
      new URL('../../shop/server/ground/database/lock-folder.ts', import.meta.url),
    );
    const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
    program = `${code}
      await lockFolder(process.argv.at(-1)).then(() => console.log('open'), () => console.log('refused'));
      setInterval(() => {}, 1000);`;
  });

  /** A process that locks the folder and stays. */
  async function hold(folder: string, inside: readonly string[] = []) {
    const [command = '', ...rest] = [...inside, process.execPath, holder, folder];
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [outcome]: unknown[] = await once(createInterface(child.stdout), 'line');
    return {
      outcome,
      async kill() {
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
    };
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-data-'));
    // Once, before any process reads it: one that starts while the file is written again would find it empty.
    holder = join(folder, 'holder.mjs');
    await writeFile(holder, program);
  });

  afterEach(() => rm(folder, { recursive: true }));

  const open = async () => {
    const database = await openDatabase({ dataDir: folder });
    const { app } = await createServer({ database, products: sampleProducts });
    return { database, app };
  };

  it.runIf(isWhole)(
    'keeps carts, stock, crumbs and keys across a backup, its restoration and a restart',
    { timeout: 120_000 },
    async () => {
      const first = await open();
      expect(await readdir(folder)).not.toContain('creating');
      const visitor = await createVisitor(first.app).arrive();
      const headers = { 'Idempotency-Key': '8a0f0f6f-0d8e-4f37-9f7c-1f0f6f1f0001' };
      await visitor.add(mug, headers);
      await first.database.query(`update variants set stock = 3 where sku = 'MUG-OAT-LARGE'`);
      const file = join(folder, 'shop.backup');
      await expect(backUp(file, { DATA_DIR: folder })).rejects.toThrow(
        `The shop uses ${folder}. Stop it first, back up, and start it again`,
      );
      await first.database.close();

      await backUp(file, { DATA_DIR: folder });
      await expect(backUp(file, { DATA_DIR: folder })).rejects.toThrow('exists already');
      await expect(restore(file, { DATA_DIR: folder })).rejects.toThrow('has a database already');
      await rm(join(folder, 'pglite'), { recursive: true });
      await restore(file, { DATA_DIR: folder });

      const second = await open();
      const returning = createVisitor(second.app, visitor.cookies);
      expect((await returning.cart()).totalQuantity).toBe(1);
      const repeat = await returning.add(mug, headers);
      expect(repeat.headers.get('Idempotency-Replayed')).toBe('true');
      const { rows } = await second.database.query(
        `select stock from variants where sku = 'MUG-OAT-LARGE'`,
      );
      expect(rows).toEqual([{ stock: 3 }]);
      await second.database.close();
    },
  );

  it.runIf(isWhole)(
    'is refused while another process uses it, and available after that was killed',
    async () => {
      const other = await hold(folder);
      expect(other.outcome).toBe('open');
      await expect(openPglite(folder)).rejects.toThrow(
        `Another process already uses ${folder}, here or in another container. Stop it, set DATA_DIR`,
      );
      await other.kill();
      await (await openPglite(folder)).close();
    },
  );

  it.runIf(isWhole)(
    'is given to one of several processes that start at the same moment',
    async () => {
      const holders = await Promise.all([1, 2, 3, 4, 5].map(() => hold(folder)));
      const outcomes = holders.map(({ outcome }) => outcome).sort();
      expect(outcomes).toEqual(['open', 'refused', 'refused', 'refused', 'refused']);
      await Promise.all(holders.map(({ kill }) => kill()));
    },
  );

  it.runIf(isWhole && canUnshare)(
    'is refused to another container on the same volume',
    async () => {
      const first = await hold(folder, unshare);
      const second = await hold(folder, unshare);
      expect([first.outcome, second.outcome]).toEqual(['open', 'refused']);
      await Promise.all([first.kill(), second.kill()]);
    },
  );

  it('is locked also where its name is longer than that of a socket can be', async () => {
    const deep = join(folder, 'a'.repeat(90), 'b'.repeat(90));
    await mkdir(deep, { recursive: true });
    const unlock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow('Another process already uses');
    await unlock();
    expect(await readdir(deep)).toEqual([]);
  });
});

describeShop('The database', (shop) => {
  it('is prepared once, also when several copies start at the same time', async () => {
    const { database } = await shop.open();
    await Promise.all([shop.restart(), shop.restart(), shop.restart()]);
    const { rows } = await database.query<{ name: string }>('select name from migrations');
    expect(rows.map(({ name }) => name)).toEqual(
      [...migrations, ...domainTables].map(({ name }) => name),
    );
  });

  it('rolls a transaction back when its work fails', async () => {
    const { database } = await shop.open();
    const work = database.transaction(async (transaction) => {
      await transaction.query(`update variants set stock = 99 where sku = 'MUG-OAT-LARGE'`);
      throw new Error('Something went wrong.');
    });
    await expect(work).rejects.toThrow('Something went wrong.');
    const { rows } = await database.query(`select stock from variants where sku = 'MUG-OAT-LARGE'`);
    expect(rows).toEqual([{ stock: 7 }]);
  });

  it('commits nothing after a failed statement, also if the work catches its error', async () => {
    const { database } = await shop.open();
    const work = database.transaction(async (transaction) => {
      await transaction.query(`update variants set stock = 99 where sku = 'MUG-OAT-LARGE'`);
      await transaction.query('select 1 / 0').catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: 'statement' });
    const { rows } = await database.query(`select stock from variants where sku = 'MUG-OAT-LARGE'`);
    expect(rows).toEqual([{ stock: 7 }]);
  });

  it('answers the same statement again after a failure, and with new columns after a change of the table', async () => {
    const { database } = await shop.open();
    const divide = (by: number | null) => database.query('select 6 / $1::integer as part', [by]);
    await expect(divide(0)).rejects.toMatchObject({ code: 'statement', state: '22012' });
    expect((await divide(2)).rows).toEqual([{ part: 3 }]);
    expect((await divide(null)).rows).toEqual([{ part: null }]);
    const read = async () => (await database.query('select * from changing')).rows;
    await database.query('create table changing as select 1 as one');
    expect(await read()).toEqual([{ one: 1 }]);
    await database.query('alter table changing add column two integer default 2');
    expect(await read()).toEqual([{ one: 1, two: 2 }]);
    await database.query('drop table changing');
  });

  it('runs more statements than stay prepared, several of one transaction at a time', async () => {
    const { database } = await shop.open();
    const numbers = Array.from({ length: 600 }, (_, index) => index);
    const answers = await database.transaction((transaction) =>
      Promise.all(numbers.map((n) => transaction.query<{ n: number }>(`select ${n} as n`))),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
  });

  it('deletes expired data when a server starts', async () => {
    const start = Date.UTC(2026, 0, 1);
    const { visit, database } = await shop.open({ clock: { now: () => start } });
    const visitor = await visit();
    await visitor.add(mug, { 'Idempotency-Key': '8a0f0f6f-0d8e-4f37-9f7c-1f0f6f1f0002' });
    const count = async (table: string) =>
      (await database.query<{ n: number }>(`select count(*)::integer as n from ${table}`)).rows[0]
        ?.n;
    const openAfter = (ms: number) => shop.restart({ clock: { now: () => start + ms } });
    await openAfter(23 * 60 * 60 * 1000);
    expect([await count('carts'), await count('idempotency_keys')]).toEqual([1, 1]);
    await openAfter(366 * 24 * 60 * 60 * 1000);
    expect([await count('carts'), await count('cart_entries')]).toEqual([0, 0]);
    expect(await count('idempotency_keys')).toBe(0);
  });
});
