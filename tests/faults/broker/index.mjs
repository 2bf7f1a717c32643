import { existsSync } from 'node:fs';
import { findPostgres, freePort, openCluster } from '../database/cluster.mjs';
import { play } from '../database/play.mjs';
import { report } from '../database/report.mjs';
import { createShop } from '../database/shop.mjs';
import { judge } from '../database/verdict.mjs';
import { acts } from './acts.mjs';
import { findProgram, openClickHouse, openNats } from './programs.mjs';

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
/** How long a consumer may take to write what waits when the traffic is over, in milliseconds. */
const patience = 120_000;

/** Stores by name: where the consumer writes, and how the events that it has written are read. */
const stores = {
  postgres: {
    title: 'NATS, PostgreSQL',
    async open() {
      return {
        environment: {},
        readIds: async (cluster) =>
          (await cluster.query('select page_id, sequence from tracked_events')).map(
            ({ page_id: page, sequence }) => `${page}.${sequence}`,
          ),
        restart: null,
        close: async () => undefined,
      };
    },
  },
  clickhouse: {
    title: 'NATS, ClickHouse',
    async open() {
      const server = await openClickHouse();
      if (server === null) return null;
      return {
        environment: { CLICKHOUSE_URL: server.url },
        readIds: async () =>
          (await server.query('select page_id, sequence from tracked_events final')).map(
            ([page, sequence]) => `${page}.${sequence}`,
          ),
        async restart() {
          await server.end('SIGKILL');
          await server.start();
        },
        close: () => server.close(),
      };
    },
  },
};

/** The stores to play on, all by default. @throws Error for a name that there is not. */
export function chooseParts(names) {
  const known = Object.keys(stores);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No store is named ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
  }
  return names.length > 0 ? names : known;
}

/** Waits until the store has every acknowledged event, or no new one for long. Resolves to the ids in it. */
async function readWhenWritten(readIds, acknowledged) {
  const deadline = Date.now() + patience;
  for (;;) {
    const ids = await readIds().catch(() => []);
    const found = new Set(ids);
    if (acknowledged.every((id) => found.has(id)) || Date.now() > deadline) return ids;
    await wait(500);
  }
}

function judgeEvents(ids, acknowledged) {
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    kind: 'events',
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !counts.has(id)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
  };
}

async function playStore(name, { cluster, broker, rounds }) {
  const { title, open } = stores[name];
  const store = await open();
  if (store === null) {
    console.log(`${name} is not installed: its rounds are left out.`);
    return [];
  }
  const environment = { EVENTS_BROKER: broker.url, DATABASE_URL: cluster.url };
  const shop = createShop({ port: await freePort(), environment });
  const consumer = createShop({
    port: 0,
    environment: { ...environment, ...store.environment },
    script: 'dist/examples/consume.js',
    opening: 'Writing the events',
  });
  const restart = async () => {
    cluster.stop('fast');
    cluster.start();
  };
  try {
    await shop.start();
    await consumer.start();
    await cluster.query('truncate orders, form_submissions, tracked_events cascade');
    const context = { broker, consumer, database: { restart: store.restart ?? restart } };
    const result = await play({ title, rounds, acts, context, shop });
    if (!consumer.isAlive()) {
      result.problems.push(`The consumer died: ${consumer.log.slice(-3).join('')}`);
      await consumer.start();
    }
    const { events } = result.acknowledged;
    const ids = await readWhenWritten(() => store.readIds(cluster), events);
    const others = (await judge(cluster.query, result.acknowledged)).filter(
      ({ kind }) => kind !== 'events',
    );
    return [{ ...result, rows: [...others, judgeEvents(ids, events)] }];
  } finally {
    await Promise.allSettled([shop.end('SIGKILL'), consumer.end('SIGKILL')]);
    await store.close();
  }
}

/** Kills a broker and its consumer under traffic. False when something was lost or doubled. */
export async function runPlan({ names = [], rounds = 50 } = {}) {
  const chosen = chooseParts(names);
  const script = 'dist/examples/consume.js';
  if (!existsSync(script)) throw new Error(`${script} is missing: run npm run build.`);
  const bin = findPostgres();
  if (bin === null || findProgram('nats-server') === null) {
    console.log('PostgreSQL or nats-server is not installed: nothing was played.');
    return false;
  }
  const started = Date.now();
  const cluster = await openCluster(bin);
  const broker = await openNats();
  try {
    const results = [];
    for (const name of chosen)
      results.push(...(await playStore(name, { cluster, broker, rounds })));
    return report(results, started);
  } finally {
    await broker.close();
    cluster.close();
  }
}
