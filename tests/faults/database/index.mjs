import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { findPostgres, freePort, openCluster } from './cluster.mjs';
import { faults, signals } from './faults.mjs';
import { play } from './play.mjs';
import { report } from './report.mjs';
import { createShop } from './shop.mjs';
import { judge } from './verdict.mjs';

const database = {
  DB_STATEMENT_TIMEOUT: '1500',
  DB_LOCK_TIMEOUT: '700',
  DB_CONNECT_TIMEOUT: '1500',
};

async function onPostgres({ rounds, signalRounds, bin }) {
  const cluster = await openCluster(bin);
  const shop = createShop({
    port: await freePort(),
    environment: { DATABASE_URL: cluster.url, ...database },
  });
  try {
    await shop.start();
    const { 'disk full': _full, ...withoutDisk } = faults;
    if (!cluster.hasDisk)
      console.log('Without root no disk can be filled: that fault is left out.');
    const acts = cluster.hasDisk ? faults : withoutDisk;
    const context = { cluster };
    const results = [];
    for (const [title, own, count] of [
      ['PostgreSQL, faults', acts, rounds],
      ['PostgreSQL, signals', signals, signalRounds],
    ]) {
      if (count === 0) continue;
      await cluster.query('truncate orders, form_submissions, tracked_events cascade');
      const result = await play({ title, rounds: count, acts: own, context, shop });
      results.push({ ...result, rows: await judge(cluster.query, result.acknowledged) });
    }
    return results;
  } finally {
    await shop.end('SIGKILL').catch(() => undefined);
    cluster.close();
  }
}

async function onPglite({ signalRounds }) {
  if (signalRounds === 0) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-faults-'));
  const shop = createShop({ port: await freePort(), environment: { DATA_DIR: folder } });
  try {
    await shop.start();
    const title = 'embedded, signals';
    const result = await play({ title, rounds: signalRounds, acts: signals, context: {}, shop });
    await shop.end('SIGKILL');
    const pglite = await PGlite.create({ dataDir: path.join(folder, 'pglite') });
    const query = async (statement) => (await pglite.query(statement)).rows;
    const rows = await judge(query, result.acknowledged);
    await pglite.close();
    return [{ ...result, rows }];
  } finally {
    await shop.end('SIGKILL').catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

const parts = ['postgres', 'embedded'];

/** The databases to play on, both by default. @throws Error for a name that there is not. */
export function chooseParts(names) {
  const unknown = names.filter((name) => !parts.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No database is named ${unknown.join(', ')}; there are: ${parts.join(', ')}.`);
  }
  return names.length > 0 ? names : parts;
}

/** Plays the plan on both databases and prints the table. False when something was lost or doubled, or the shop died. */
export async function runPlan({ names = [], rounds = 50, signalRounds = rounds } = {}) {
  const chosen = chooseParts(names);
  const script = 'dist/examples/start.js';
  if (!existsSync(script)) throw new Error(`${script} is missing: run npm run build.`);
  const started = Date.now();
  const bin = findPostgres();
  if (bin === null) console.log('PostgreSQL is not installed: its rounds are left out.');
  const results = [];
  if (bin !== null && chosen.includes('postgres')) {
    results.push(...(await onPostgres({ rounds, signalRounds, bin })));
  }
  if (chosen.includes('embedded')) results.push(...(await onPglite({ signalRounds })));

  return report(results, started);
}
