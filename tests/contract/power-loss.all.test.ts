import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../shop/server/index.js';
import { openPglite } from '../../shop/server/ground/database/pglite.js';
import { createForgetfulDisk, type ForgetfulDisk } from './forgetful-disk.js';

let root: string;
let disk: ForgetfulDisk;
let database: Database;
const acknowledged: number[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-power-'));
  disk = createForgetfulDisk(join(root, 'live'));
  database = await openPglite(join(root, 'live'), disk);
  await database.query('create table orders (id int primary key, text text not null)');
}, 120_000);

afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});

async function order(id: number, size = 100): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('insert into orders values ($1, $2)', [id, 'x'.repeat(size)]);
  });
  acknowledged.push(id);
}

/** What a database finds that starts on what the disk kept. */
async function idsAfterPowerLoss(name: string, keeps: 'synced' | 'all data'): Promise<number[]> {
  const expected = [...acknowledged];
  disk.loseOthers(join(root, name), keeps);
  const reopened = await openPglite(join(root, name));
  const { rows } = await reopened.query<{ id: number }>('select id from orders order by id');
  await reopened.close();
  const found = rows.map(({ id }) => id);
  expect(expected.filter((id) => !found.includes(id))).toEqual([]);
  return found;
}

it('keeps every acknowledged commit, across segments of the log and checkpoints', async () => {
  for (let id = 1; id <= 20; id += 1) await order(id);
  const before = disk.syncs();
  await Promise.all(Array.from({ length: 40 }, (_, index) => order(100 + index)));
  // Commits that wait at the same time share a sync.
  expect(disk.syncs() - before).toBeLessThanOrEqual(40);
  for (let id = 1000; id < 1030; id += 1) {
    await database.query(
      'insert into orders select $1 + n, repeat(md5(random()::text), 60) from generate_series(0, 299) n',
      [id * 1000],
    );
    acknowledged.push(id * 1000, id * 1000 + 299);
    if (id === 1020) await database.query('checkpoint');
  }
  await idsAfterPowerLoss('synced', 'synced');
});

it('opens when data reached the disk that nobody had synced, for their log did first', async () => {
  for (let id = 200; id < 220; id += 1) await order(id, 8000);
  await idsAfterPowerLoss('ahead', 'all data');
});

it('loses commits on a disk that forgets what is not synced, which proves this test', async () => {
  disk.stopSyncing();
  await order(9999);
  await expect(idsAfterPowerLoss('forgotten', 'synced')).rejects.toThrow('9999');
});
