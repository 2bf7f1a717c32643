import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startTraffic } from './clients.mjs';
import { findPostgres, freePort, openCluster } from './cluster.mjs';
import { faults, signals } from './faults.mjs';
import { createShop } from './shop.mjs';
import { judge } from './verdict.mjs';

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** An item that never sells out. */
const item = { itemId: 'item-salt-cellar', sku: 'SALT' };

/** How long the shop may take to acknowledge again after a fault, in milliseconds. */
const recovery = 60_000;

const database = {
  DB_STATEMENT_TIMEOUT: '1500',
  DB_LOCK_TIMEOUT: '700',
  DB_CONNECT_TIMEOUT: '1500',
};

/** Plays rounds of the named faults one after another under traffic. Resolves to the rows of the table. */
async function play({ title, rounds, acts, context, shop }) {
  const traffic = startTraffic({ origin: shop.origin, item });
  const problems = [];
  const names = Object.keys(acts);
  const counts = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const name = names[round % names.length];
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await wait(200 + Math.random() * 800);
    const started = Date.now();
    try {
      await acts[name]({ ...context, shop, traffic });
    } catch (error) {
      problems.push(`round ${round + 1}, ${name}: ${error.message}`);
    }
    const before = traffic.total();
    while (traffic.total() < before + 8 && Date.now() < started + recovery) await wait(50);
    if (traffic.total() < before + 8) problems.push(`round ${round + 1}, ${name}: no recovery`);
    if (!shop.isAlive()) {
      problems.push(`round ${round + 1}, ${name}: the shop died: ${shop.log.slice(-3).join('')}`);
      await shop.start();
    }
    process.stdout.write('.');
  }
  await traffic.stop();
  problems.push(...traffic.problems);
  console.log(`\n${title}: ${[...counts].map(([name, n]) => `${n} × ${name}`).join(', ')}`);
  console.log(`  answers: ${JSON.stringify(traffic.answers())}`);
  return { title, acknowledged: traffic.acknowledged, problems };
}

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

const cell = (text, width) => String(text).padStart(width);

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

  console.log(
    `\n${'what'.padEnd(36)}${cell('acknowledged', 14)}${cell('lost', 8)}${cell('doubled', 9)}`,
  );
  for (const { title, rows, problems } of results) {
    for (const { kind, acknowledged, lost, doubled } of rows) {
      const name = `${title}: ${kind}`.padEnd(36);
      console.log(`${name}${cell(acknowledged, 14)}${cell(lost, 8)}${cell(doubled, 9)}`);
    }
    for (const problem of problems) console.log(`  ✗ ${problem}`);
  }
  console.log(`${((Date.now() - started) / 60_000).toFixed(1)} min`);
  return results.every(
    ({ rows, problems }) =>
      problems.length === 0 &&
      rows.every(({ acknowledged, lost, doubled }) => acknowledged > 0 && lost + doubled === 0),
  );
}
