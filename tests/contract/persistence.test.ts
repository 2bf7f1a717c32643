import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, openDatabase } from '../../examples/server/index.js';
import { migrations } from '../../examples/server/database/migrations.js';
import { describeShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { createVisitor, mug } from './visitor.js';

describe('A data folder (PGlite)', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-data-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const open = async () => {
    const database = await openDatabase({ dataDir: folder });
    const { app } = await createServer({ database, products: sampleProducts });
    return { database, app };
  };

  it('keeps carts, stock, crumbs and keys across a restart', async () => {
    const first = await open();
    const visitor = await createVisitor(first.app).arrive();
    const headers = { 'Idempotency-Key': '8a0f0f6f-0d8e-4f37-9f7c-1f0f6f1f0001' };
    await visitor.add(mug, headers);
    await first.database.query(`update variants set stock = 3 where sku = 'MUG-OAT-LARGE'`);
    await first.database.close();

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
  });

  it('is refused while another process uses it, and available after that has ended', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await writeFile(join(folder, 'server.pid'), String(other.pid));
    await expect(open()).rejects.toThrow(
      `Process ${other.pid} already uses ${folder}. Stop it, set DATA_DIR to another folder`,
    );
    other.kill();
    await once(other, 'exit');
    const { database } = await open();
    expect(await readFile(join(folder, 'server.pid'), 'utf8')).toBe(String(process.pid));
    await database.close();
    await expect(readFile(join(folder, 'server.pid'))).rejects.toThrow('ENOENT');
  });
});

describeShop('The database', (shop) => {
  it('is prepared once, also when several copies start at the same time', async () => {
    const { database } = await shop.open();
    await Promise.all([shop.openCopy(), shop.openCopy(), shop.openCopy()]);
    const { rows } = await database.query<{ name: string }>('select name from migrations');
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
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

  it('deletes expired data when a server starts', async () => {
    const start = Date.UTC(2026, 0, 1);
    const { visit, database } = await shop.open({ clock: { now: () => start } });
    const visitor = await visit();
    await visitor.add(mug, { 'Idempotency-Key': '8a0f0f6f-0d8e-4f37-9f7c-1f0f6f1f0002' });
    const count = async (table: string) =>
      (await database.query<{ n: number }>(`select count(*)::integer as n from ${table}`)).rows[0]
        ?.n;
    await shop.openCopy({ clock: { now: () => start + 23 * 60 * 60 * 1000 } });
    expect([await count('carts'), await count('idempotency_keys')]).toEqual([1, 1]);
    await shop.openCopy({ clock: { now: () => start + 366 * 24 * 60 * 60 * 1000 } });
    expect([await count('carts'), await count('cart_entries')]).toEqual([0, 0]);
    expect(await count('idempotency_keys')).toBe(0);
  });
});
