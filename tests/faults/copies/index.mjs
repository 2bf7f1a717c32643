import { existsSync } from 'node:fs';
import { findPostgres, openCluster } from '../database/cluster.mjs';
import { faults } from '../database/faults.mjs';
import { play } from '../database/play.mjs';
import { report } from '../database/report.mjs';
import { judge } from '../database/verdict.mjs';
import { acts as signals } from './acts.mjs';
import { openCopies } from './copies.mjs';
import { hasHaproxy, openHaproxy } from './haproxy.mjs';

/** The example as it is, with the DRAIN_SECONDS that it asks for; the other parts hurry, so that they have more rounds. */
const asShown = { drain: '5', isHurried: false };
const hurried = { drain: '1', isHurried: true };

/** Short ones, so that a round is short. */
const timeLimits = {
  DB_STATEMENT_TIMEOUT: '1500',
  DB_LOCK_TIMEOUT: '700',
  DB_CONNECT_TIMEOUT: '1500',
};

const acts = { ...signals, ...faults };

const parts = {
  rolling: {
    title: '4 copies, rolling restart',
    count: 4,
    names: ['restart of all in turn'],
    settings: asShown,
    /** Each restarts all copies, and waits for each. */
    share: 0.06,
  },
  restarts: {
    title: '4 copies, restarts',
    count: 4,
    names: ['restart of one'],
    settings: hurried,
    share: 1,
  },
  kills: {
    title: '4 copies, SIGKILL',
    count: 4,
    names: ['SIGKILL of one'],
    settings: hurried,
    share: 1,
  },
  single: {
    title: '1 copy, SIGKILL',
    count: 1,
    names: ['SIGKILL of one'],
    settings: hurried,
    share: 0.2,
  },
  database: {
    title: '4 copies, database',
    count: 4,
    // What all copies meet at once, so that none is ready.
    names: ['restart, immediate', 'pause', 'read-only', 'terminate all'],
    settings: { ...hurried, timeLimits },
    share: 0.24,
  },
};

/** The parts to play, all by default. @throws Error for a name that there is not. */
export function chooseParts(names) {
  const known = Object.keys(parts);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No part is named ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
  }
  return names.length > 0 ? names : known;
}

async function playPart({ title, count, names, settings, share }, { cluster, rounds }) {
  const { drain, isHurried, timeLimits: own = {} } = settings;
  const environment = { DRAIN_SECONDS: drain, ...own };
  const opened = await openCopies({ count, databaseUrl: cluster.url, environment });
  try {
    const balancer = await openHaproxy({ ports: opened.ports, isHurried });
    try {
      await cluster.query('truncate orders, form_submissions, tracked_events cascade');
      const shop = {
        origin: balancer.origin,
        log: opened.copies.flatMap(({ log }) => log),
        isAlive: () => opened.copies.every((copy) => copy.isAlive()),
        start: () => Promise.all(opened.copies.map((copy) => copy.isAlive() || copy.start())),
      };
      const result = await play({
        title,
        rounds: Math.max(1, Math.round(rounds * share)),
        acts: Object.fromEntries(names.map((name) => [name, acts[name]])),
        context: { cluster, copies: opened.copies },
        shop,
      });
      return { ...result, rows: await judge(cluster.query, result.acknowledged) };
    } finally {
      await balancer.close();
    }
  } finally {
    await opened.close();
  }
}

/** Restarts and kills copies behind the real haproxy under traffic. False when something failed, was lost or doubled. */
export async function runPlan({ names = [], rounds = 50 } = {}) {
  const chosen = chooseParts(names);
  const script = 'dist/examples/start.js';
  if (!existsSync(script)) throw new Error(`${script} is missing: run npm run build.`);
  const bin = findPostgres();
  if (bin === null || !hasHaproxy()) {
    console.log('PostgreSQL or haproxy is not installed: nothing was played.');
    return false;
  }
  const started = Date.now();
  const cluster = await openCluster(bin);
  try {
    const results = [];
    for (const name of chosen) results.push(await playPart(parts[name], { cluster, rounds }));
    return report(results, started);
  } finally {
    cluster.close();
  }
}
