import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasHaproxy, openHaproxy } from '../../faults/copies/haproxy.mjs';
import { openCluster } from './cluster.mjs';
import { addBare, addLines, openPages } from './load.mjs';
import { readCpu, startServer } from './processes.mjs';

const shop = 'dist/examples/start.js';
const bare = 'tests/bench/server/bare.mjs';
const copies = 4;
/** An add beside a bare route and one insert, at least. */
const targets = { PostgreSQL: 0.35, embedded: 0.3 };

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Measures the server beside a bare route and one insert, in turns, on PostgreSQL and on the embedded database.
 * @param seconds of one measurement
 * @param profile Folder for CPU profiles of the servers, or null.
 */
export async function benchServer({ rounds, seconds, only = null, profile = null }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
  const rows = [];
  try {
    if (only !== 'embedded') {
      const cluster = await openCluster();
      if (cluster === null) console.log('No PostgreSQL is installed: only the embedded database.');
      else {
        try {
          rows.push(...(await benchPostgres(cluster, { rounds, seconds, profile })));
        } finally {
          await cluster.close();
        }
      }
    }
    if (only !== 'postgres')
      rows.push(...(await benchEmbedded(folder, { rounds, seconds, profile })));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  report(rows);
  const results = 'tests/bench/results';
  await mkdir(results, { recursive: true });
  const figures = rows.map(({ name, samples, ...row }) => ({ name, ...row, ...summary(samples) }));
  await writeFile(`${results}/server.json`, `${JSON.stringify({ rounds, figures }, null, 2)}\n`);
  console.log(`Written: ${results}/server.json`);
}

async function benchPostgres(cluster, { rounds, seconds, profile }) {
  const password = { OWNER_PASSWORD: 'a-password-for-the-bench' };
  // The balancer tells them whom it serves.
  const environment = { ...password, DATABASE_URL: cluster.url, TRUST_PROXY: 'true' };
  const yardstick = await startServer(bare, environment);
  const single = await startServer(shop, environment, { profile });
  const several = [];
  for (let copy = 0; copy < copies; copy += 1) several.push(await startServer(shop, environment));
  const ports = several.map(({ port }) => port);
  const balanced = await balance([single], several);
  const { statements } = cluster;
  try {
    return await measureInTurns('PostgreSQL', { rounds, seconds, statements }, [
      ['bare + insert', [yardstick], (time) => addBare(yardstick.port, time)],
      ['add', [single], (time) => addLines([single.port], time)],
      [`add, ${copies} copies`, several, (time) => addLines(ports, time)],
      ['product page', [single], (time) => openPages([single.port], time)],
      [`product page, ${copies} copies`, several, (time) => openPages(ports, time)],
      ...balanced.measurements,
    ]);
  } finally {
    await balanced.close();
    for (const server of [yardstick, single, ...several]) await server.stop();
  }
}

/** The same calls through the real haproxy in front of one copy, and of several; nothing where it is not installed. */
async function balance(...groups) {
  const opened = [];
  const measurements = [];
  if (!hasHaproxy()) {
    console.log('haproxy is not installed: copies are called directly.');
    return { measurements, close: () => undefined };
  }
  for (const servers of groups) {
    const balancer = await openHaproxy({ ports: servers.map(({ port }) => port) });
    opened.push(balancer);
    const where = `${servers.length} ${servers.length === 1 ? 'copy' : 'copies'} behind haproxy`;
    const processes = [...servers, { cpu: () => readCpu(balancer.pid) }];
    measurements.push(
      [`add, ${where}`, processes, (time) => addLines([balancer.port], time)],
      [`product page, ${where}`, processes, (time) => openPages([balancer.port], time)],
    );
  }
  return {
    measurements,
    async close() {
      for (const balancer of opened) await balancer.close();
    },
  };
}

async function benchEmbedded(folder, { rounds, seconds, profile }) {
  const password = { OWNER_PASSWORD: 'a-password-for-the-bench' };
  const yardstick = await startServer(bare, { DATA_DIR: path.join(folder, 'bare') });
  const environment = { ...password, DATA_DIR: path.join(folder, 'shop') };
  const single = await startServer(shop, environment, { profile });
  try {
    return await measureInTurns('embedded', { rounds, seconds, statements: null }, [
      ['bare + insert', [yardstick], (time) => addBare(yardstick.port, time)],
      ['add', [single], (time) => addLines([single.port], time)],
      ['product page', [single], (time) => openPages([single.port], time)],
    ]);
  } finally {
    for (const server of [yardstick, single]) await server.stop();
  }
}

/** Each round measures everything once, so that a busy machine is busy for all. The first one warms up. */
async function measureInTurns(database, { rounds, seconds, statements }, measurements) {
  const rows = measurements.map(([name]) => ({ database, name, samples: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, [name, servers, run]] of measurements.entries()) {
      const before = servers.map(({ cpu }) => cpu());
      const sentBefore = statements && (await statements());
      const sample = await run(seconds * 1000);
      const cpu = servers.reduce((sum, server, i) => sum + server.cpu() - before[i], 0);
      const sent = statements && (await statements()) - sentBefore;
      if (round === 0) continue;
      rows[index].samples.push({
        ...sample,
        cpu: cpu / sample.calls,
        statements: sent === null ? null : sent / sample.calls,
      });
      console.log(
        `${database}, round ${round}: ${name}, ${sample.perSecond.toFixed(0)} per second`,
      );
    }
  }
  const [yardstick] = rows;
  for (const row of rows) {
    row.ratio = median(
      row.samples.map(({ perSecond }, round) => perSecond / yardstick.samples[round].perSecond),
    );
  }
  return rows;
}

function summary(samples) {
  const of = (key) => median(samples.map((sample) => sample[key]));
  const statements = samples.some((sample) => sample.statements !== null) ? of('statements') : null;
  return {
    perSecond: Math.round(of('perSecond')),
    p50: round(of('p50')),
    p99: round(of('p99')),
    cpu: round(of('cpu')),
    statements: statements === null ? null : round(statements),
  };
}

const round = (number) => Number(number.toFixed(2));

function report(rows) {
  console.log(
    '\n16 clients, keep-alive; medians of the rounds. The ratio is within each round; CPU includes the balancer.',
  );
  console.table(
    rows.map(({ database, name, samples, ratio }) => {
      const { perSecond, p50, p99, cpu, statements } = summary(samples);
      return {
        database,
        what: name,
        'per second': perSecond,
        'p50 ms': p50,
        'p99 ms': p99,
        'CPU ms': cpu,
        statements: statements ?? '',
        'of bare + insert': round(ratio),
      };
    }),
  );
  for (const { database, name, ratio } of rows.filter((row) => row.name === 'add')) {
    const verdict = ratio >= targets[database] ? 'reached' : 'NOT reached';
    console.log(
      `${database}: an ${name} is ${round(ratio)} of bare + insert; ${targets[database]} is ${verdict}.`,
    );
  }
}
