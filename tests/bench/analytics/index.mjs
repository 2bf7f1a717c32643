import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawChart } from '../chart.mjs';
import { fetchPackages, readVersions } from '../fetched-packages.mjs';
import { measureClients } from './measure.mjs';
import { bundle, measureCode } from './sizes.mjs';

const folder = 'tests/bench/analytics';
const results = 'tests/bench/results';
/** A hand-written write-ahead queue that writes what the pipeline client writes. */
const yardstick = 'hand';
/** What `track()` may cost, as a multiple of it. */
const target = 1.3;
const peers = {
  posthog: 'posthog-js',
  segment: 'analytics-next',
  'segment-batch': 'analytics-next, batching',
  snowplow: 'Snowplow',
  rudder: 'RudderStack',
  'rudder-batch': 'RudderStack, batching',
};
const own = {
  vitrine: 'Vitrine: delivery + pipeline',
  'vitrine-all': 'Vitrine: everything, with core',
  hand: 'hand-written queue',
  'hand-small': 'the same, fewer fields',
};
const labels = { ...own, ...peers };
const rounded = (number) => Number(number.toPrecision(3));

async function bundleClients() {
  const cache = fetchPackages(folder, 'the other tracking clients');
  // Beside their packages, where a bundler finds them.
  cpSync(`${folder}/clients`, path.join(cache, 'clients'), { recursive: true });
  const codes = {};
  for (const name of Object.keys(own)) codes[name] = await bundle(`${folder}/clients/${name}.js`);
  for (const name of Object.keys(peers)) {
    codes[name] = await bundle(path.join(cache, 'clients', `${name}.js`));
  }
  return codes;
}

/** The script-tag entry and the chunk it fetches; what else they need, widgets have as well. */
function measureFiles() {
  const chunks = 'dist/cdn/chunks';
  const chunk = readdirSync(chunks).find((file) => file.startsWith('analytics-'));
  return [
    measureCode('script tag: entry', readFileSync('dist/cdn/vitrine-analytics.js')),
    measureCode('script tag: all of tracking', readFileSync(path.join(chunks, chunk))),
  ];
}

function printSizes(codes) {
  console.log(
    '\nBytes: the smallest import that starts and tracks, bundled with everything it needs',
  );
  const sizes = [
    ...Object.entries(codes).map(([name, code]) => measureCode(labels[name], code)),
    ...measureFiles(),
  ];
  console.table(Object.fromEntries(sizes.map(({ name, ...row }) => [name, row])));
  return sizes;
}

const lines = (rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      Object.fromEntries(Object.entries(row).map(([key, number]) => [key, rounded(number)])),
    ]),
  );

function printCosts(rows) {
  console.log('\nCost of an event: medians; × = to the hand-written queue of the same round');
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        labels[name],
        {
          'track() µs': row.track,
          'track() ×': row.trackRatio,
          'CPU µs': row.cpu,
          'CPU ×': row.cpuRatio,
          'requests per 1000': row.requests,
          'body bytes': row.bytes,
          'heap B waiting': row.heap,
          'stored characters': row.stored,
        },
      ]),
    ),
  );
}

function printPairs(pairs) {
  console.log('\nInside track(), two clients in turns in one page (µs a call)');
  console.table(
    Object.fromEntries(
      Object.entries(pairs).map(([name, { own, other, ratio }]) => [
        name,
        { first: own, second: other, ratio },
      ]),
    ),
  );
  const { ratio } = pairs[`vitrine / ${yardstick}`];
  console.log(`Target: ≤ ${target} × the hand-written queue; reached: ${ratio} ×`);
}

/** CPU is drawn to the hand-written queue; peers stand far to the right of it. */
function chart(rows, sizes) {
  const names = Object.keys(rows);
  const colour = (name) => (name.startsWith('vitrine') ? 0 : name.startsWith('hand') ? 3 : 1);
  const bar = (name, ratio) => ({ label: labels[name], ratio, colour: colour(name) });
  const small = sizes.find(({ name }) => name === labels.vitrine).gzip;
  return drawChart({
    title: 'Tracking clients: what an event and a page pay',
    groups: [
      {
        name: 'CPU of the page per event, burst of 500, × the hand-written queue',
        bars: names.map((name) => bar(name, rows[name].cpuRatio)),
      },
      {
        name: 'Bytes (min + gzip), × delivery + pipeline client',
        bars: names.map((name) =>
          bar(name, sizes.find((size) => size.name === labels[name]).gzip / small),
        ),
      },
    ],
  });
}

/** Measures, prints, and writes figures and a chart. */
export async function benchAnalytics({ rounds, bytesOnly }) {
  if (bytesOnly) {
    const codes = {};
    for (const name of Object.keys(own)) codes[name] = await bundle(`${folder}/clients/${name}.js`);
    printSizes(codes);
    return;
  }
  const codes = await bundleClients();
  const sizes = printSizes(codes);
  const measured = await measureClients(codes, {
    rounds,
    count: 500,
    turns: 80,
    yardstick,
    paired: [
      ['vitrine', yardstick],
      ['vitrine', 'hand-small'],
      ['vitrine-all', yardstick],
    ],
  });
  const [rows, pairs] = [lines(measured.rows), lines(measured.pairs)];
  printCosts(rows);
  printPairs(pairs);
  await mkdir(results, { recursive: true });
  const figures = { versions: readVersions(folder), rounds, target, sizes, rows, pairs };
  await writeFile(`${results}/analytics.json`, JSON.stringify(figures, null, 2) + '\n');
  await writeFile(`${results}/analytics.svg`, chart(rows, sizes));
  console.log(`\nWritten: ${results}/analytics.json, ${results}/analytics.svg`);
}
