import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { openClickHouse, openNats } from '../../faults/broker/programs.mjs';
import { openCluster } from '../server/cluster.mjs';
import { measure, post } from '../server/load.mjs';
import { startServer } from '../server/processes.mjs';

const path = '/api/v1/clanker/events';
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const round = (number) => Number(number.toFixed(2));

/** Requests of a page, and events of each. */
const requestsOfPage = 3;
const eventsOfRequest = 5;

/** The content of a page view as the pipeline client sends it, about 900 bytes. */
const contentOf = (page) =>
  JSON.stringify({
    source_environment: 'prod',
    website_id: 'vitrine-shop',
    template_id: 'marram',
    page_id: page,
    page_path: '/shop/dune-mug',
    page_title: 'Dune Mug, Vitrine',
    page_query_params: '?utm_source=letter&utm_medium=mail&utm_campaign=autumn',
    page_referrer_url: 'https://search.example/',
    analytics_id: randomBytes(16).toString('hex'),
    session_id: randomBytes(16).toString('hex'),
    user_agent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844, ratio: 3 },
    items: [
      { id: 'item-dune-mug', sku: 'MUG-OAT-LARGE', name: 'Dune Mug', quantity: 1, price: 3200 },
    ],
    details: 'x'.repeat(200),
  });

/** Visitors of 16 connections, each page with its own id, its requests in turn. */
const sendPages = (port, duration) =>
  measure(duration, () => {
    let page = '';
    let turn = 0;
    return () => {
      if (turn % requestsOfPage === 0) page = randomBytes(11).toString('hex');
      const first = (turn % requestsOfPage) * eventsOfRequest + 1;
      turn += 1;
      const now = Date.now();
      const events = Array.from({ length: eventsOfRequest }, (_, index) => ({
        event_schema_name: 'page_view',
        event_id: `${page}.${first + index}`,
        sequence: first + index,
        occurred_at: now,
        monotonic: 100 * first,
        content: contentOf(page),
      }));
      const sender = { page_id: page, sent_at: now, monotonic: 100 * first + 50, drops: {} };
      return post(port, path, { events, sender });
    };
  });

/** Events that a consumer has still to write: what the shop acknowledged without those in the store. */
async function drain(count, wanted) {
  const started = performance.now();
  while ((await count()) < wanted) await wait(50);
  return performance.now() - started;
}

async function benchStore(title, { rounds, seconds, environment, statements, consumer, count }) {
  const shop = await startServer('dist/examples/start.js', environment);
  const rows = [];
  let sent = await count();
  try {
    for (let run = 0; run <= rounds; run += 1) {
      const [cpu, before] = [shop.cpu(), await statements()];
      const sample = await sendPages(shop.port, seconds * 1000);
      const used = shop.cpu() - cpu;
      sent += sample.calls * eventsOfRequest;
      const written = consumer && (await startServer('dist/examples/consume.js', consumer));
      const stored = await count();
      const took = await drain(count, sent);
      const consumed = written
        ? { perSecond: ((sent - stored) * 1000) / took, cpu: written.cpu() / (sent - stored) }
        : null;
      await written?.stop();
      if (run === 0) continue;
      rows.push({
        ...sample,
        cpu: used / sample.calls,
        statements: ((await statements()) - before) / sample.calls,
        consumed,
      });
    }
  } finally {
    await shop.stop();
  }
  const of = (read) => round(median(rows.map(read)));
  return {
    what: title,
    'requests per second': Math.round(of(({ perSecond }) => perSecond)),
    'events per second': Math.round(of(({ perSecond }) => perSecond * eventsOfRequest)),
    'p50 ms': of(({ p50 }) => p50),
    'p99 ms': of(({ p99 }) => p99),
    'CPU ms per request': of(({ cpu }) => cpu),
    'statements per request': of(({ statements: n }) => n),
    ...(consumer && {
      'written per second': Math.round(of(({ consumed }) => consumed.perSecond)),
      'consumer CPU ms per event': of(({ consumed }) => consumed.cpu),
    }),
  };
}

/** Measures what one copy of the server takes in of tracked events: into PostgreSQL, and by a broker. */
export async function benchIntake({ rounds, seconds }) {
  const cluster = await openCluster();
  const nats = await openNats();
  const clickHouse = await openClickHouse();
  const figures = [];
  /** Bytes of an event, indexes included. */
  const sizes = {};
  try {
    if (cluster === null) throw new Error('No PostgreSQL is installed.');
    const { statements } = cluster;
    const base = { DATABASE_URL: cluster.url, OWNER_PASSWORD: 'a-password-for-the-bench' };
    const rowsIn = async () =>
      Number(
        (await cluster.query('select count(*) as n from tracked_events').catch(() => [{ n: 0 }]))[0]
          .n,
      );
    const options = { rounds, seconds, statements };
    figures.push(await benchStore('PostgreSQL', { ...options, environment: base, count: rowsIn }));
    const [{ bytes: postgresBytes }] = await cluster.query(
      `select sum(pg_total_relation_size(inhrelid))::float8 / (select count(*) from tracked_events) as bytes
       from pg_inherits where inhparent = 'tracked_events'::regclass`,
    );
    sizes.PostgreSQL = postgresBytes;
    const direct = await rowsIn();
    if (nats !== null) {
      const environment = { ...base, EVENTS_BROKER: nats.url };
      figures.push(
        await benchStore('NATS, PostgreSQL', {
          ...options,
          environment,
          consumer: environment,
          count: rowsIn,
        }),
      );
      if (clickHouse !== null) {
        const count = async () =>
          Number(
            (await clickHouse.query('select count() from tracked_events').catch(() => [[0]]))[0][0],
          );
        const consumer = { ...environment, CLICKHOUSE_URL: clickHouse.url };
        // What is in the stream already is written first, so that only new events are timed.
        const before = await startServer('dist/examples/consume.js', consumer);
        await drain(count, (await rowsIn()) - direct);
        await before.stop();
        figures.push(
          await benchStore('NATS, ClickHouse', { ...options, environment, consumer, count }),
        );
        await clickHouse.query('optimize table tracked_events final').catch(() => undefined);
        const [[parts]] = await clickHouse.query(
          `select sum(bytes_on_disk) / sum(rows) from system.parts where active and table = 'tracked_events'`,
        );
        sizes.ClickHouse = Number(parts);
      }
    }
    console.log(
      `\n16 connections, ${eventsOfRequest} events of about 900 bytes a request; medians of ${rounds} rounds.`,
    );
    console.table(figures);
    for (const [store, bytes] of Object.entries(sizes)) {
      console.log(`${store} keeps an event in ${Math.round(bytes)} bytes, indexes included.`);
    }
    await mkdir('tests/bench/results', { recursive: true });
    await writeFile(
      'tests/bench/results/intake.json',
      `${JSON.stringify({ rounds, sizes, figures }, null, 2)}\n`,
    );
  } finally {
    await Promise.allSettled([cluster?.close(), nats?.close(), clickHouse?.close()]);
  }
}
