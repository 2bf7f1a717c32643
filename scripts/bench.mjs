import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    counts: { type: 'string', default: '1,20,200' },
    rounds: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '3' },
    database: { type: 'string' },
    profile: { type: 'string' },
    'bytes-only': { type: 'boolean', default: false },
    // `bench -- tests`: everything at full strength.
    all: { type: 'boolean', default: false },
  },
});
const [only] = positionals;
const named = [
  'template',
  'template-hostile',
  'analytics',
  'pages',
  'server',
  'intake',
  'owner',
  'gallery',
  'paint',
  'tests',
];
if (positionals.length > 1 || (only && !named.includes(only))) {
  console.error(`No bench is named ${positionals.join(' ')}; there are: ${named.join(', ')}.`);
  process.exit(1);
}
if (only === 'tests') {
  const { benchTests } = await import('../tests/bench/tests.mjs');
  process.exit(benchTests({ all: values.all }) ? 0 : 1);
}
run(process.execPath, ['scripts/build.mjs']);

if (only === 'server') {
  const { benchServer } = await import('../tests/bench/server/index.mjs');
  await benchServer({
    rounds: Number(values.runs),
    seconds: Number(values.seconds),
    only: values.database ?? null,
    profile: values.profile ?? null,
  });
  process.exit(0);
}

if (only === 'intake') {
  const { benchIntake } = await import('../tests/bench/intake/index.mjs');
  await benchIntake({ rounds: Number(values.runs), seconds: Number(values.seconds) });
  process.exit(0);
}

if (only === 'owner') {
  const { benchOwner } = await import('../tests/bench/owner/index.mjs');
  process.exit((await benchOwner({ rounds: Number(values.runs) })) ? 0 : 1);
}

if (only === 'template') {
  const { benchTemplates } = await import('../tests/bench/template/index.mjs');
  await benchTemplates({ rounds: Number(values.rounds), bytesOnly: values['bytes-only'] });
  process.exit(0);
}

if (only === 'template-hostile') {
  const { benchHostileTemplates } = await import('../tests/bench/template/hostile.mjs');
  await benchHostileTemplates();
  process.exit(0);
}

if (only === 'analytics') {
  if (!values['bytes-only']) (await import('./browser.mjs')).ensureBrowser();
  const { benchAnalytics } = await import('../tests/bench/analytics/index.mjs');
  await benchAnalytics({ rounds: Number(values.runs), bytesOnly: values['bytes-only'] });
  process.exit(0);
}

if (only === 'gallery') {
  (await import('./browser.mjs')).ensureBrowser();
  const { benchGalleries } = await import('../tests/bench/gallery/index.mjs');
  await benchGalleries({ rounds: Number(values.runs) });
  process.exit(0);
}

if (only === 'paint') {
  (await import('./browser.mjs')).ensureBrowser();
  const { benchPaint } = await import('../tests/bench/paint.mjs');
  await benchPaint({ runs: Number(values.runs) });
  process.exit(0);
}

if (only === 'pages') {
  const { benchPages } = await import('../tests/bench/pages/index.mjs');
  process.exit((await benchPages()) ? 0 : 1);
}

const { measureBytes } = await import('../tests/bench/bytes.mjs');
const bytes = await measureBytes();
console.log('\nBytes (each file compressed on its own)');
console.table(Object.fromEntries(bytes.map(({ name, ...row }) => [name, row])));
if (values['bytes-only']) process.exit(0);

const { ensureBrowser } = await import('./browser.mjs');
ensureBrowser();
const { createVariants } = await import('../tests/bench/pages.mjs');
const { measurePages } = await import('../tests/bench/page-load.mjs');
const { drawChart } = await import('../tests/bench/chart.mjs');

const counts = values.counts.split(',').map(Number);
const rows = await measurePages({ variants: createVariants(), counts, runs: Number(values.runs) });
const yardstick = (count) => rows.find((row) => row.count === count && row.name === 'vanilla');
const ratio = (row, key) =>
  row[key] === null ? null : Number((row[key] / yardstick(row.count)[key]).toFixed(2));

console.log(
  '\nPage load at 4× CPU slowdown and slow 4G: medians in ms from navigation, × = ratio to the hand-written element',
);
console.table(
  rows.map((row) => ({
    buttons: row.count,
    variant: row.label,
    'first button painted': row.paint === null ? null : Math.round(row.paint),
    'all painted': row.allButtons === null ? null : Math.round(row.allButtons),
    'click → POST': row.post === null ? 'lost' : Math.round(row.post),
    'paint ×': ratio(row, 'paint'),
    'POST ×': ratio(row, 'post'),
    'blocked (TBT)': Math.round(row.blocked),
    'longest task': Math.round(row.longest),
    'script ms': Math.round(row.script),
    'main thread ×': ratio(row, 'main'),
    layouts: row.layouts,
    lost: `${row.lost}/${row.runs}`,
  })),
);

const { measureRepeatViews } = await import('../tests/bench/repeat-view.mjs');
const repeats = await measureRepeatViews({ variants: createVariants(), runs: Number(values.runs) });
console.log(
  '\nThe same page again from the HTTP cache, one button: chunks cached for ever, what has no hash in its name revalidated',
);
console.table(repeats.map(({ name: _unused, label, ...row }) => ({ variant: label, ...row })));

const results = 'tests/bench/results';
await mkdir(results, { recursive: true });
const ratios = rows.map((row) => ({
  buttons: row.count,
  variant: row.name,
  paint: ratio(row, 'paint'),
  post: ratio(row, 'post'),
  blocked: Math.round(row.blocked),
  main: ratio(row, 'main'),
  lost: row.lost,
  runs: row.runs,
}));
await writeFile(
  `${results}/figures.json`,
  JSON.stringify({ bytes, ratios, repeats }, null, 2) + '\n',
);
await writeFile(
  `${results}/early-click.svg`,
  drawChart({
    title: 'Early click → POST, ratio to a hand-written element',
    groups: counts.map((count) => ({
      name: `${count} add-to-cart ${count === 1 ? 'element' : 'elements'}`,
      bars: rows
        .filter((row) => row.count === count && row.post !== null)
        .map((row) => ({ label: row.label, ratio: ratio(row, 'post') })),
    })),
  }),
);
console.log(`\nWritten: ${results}/figures.json, ${results}/early-click.svg`);
process.exit(0);
