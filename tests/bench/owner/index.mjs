import { mkdir, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { createVisitor } from '../pages/visitor.mjs';
import { openCluster } from '../server/cluster.mjs';
import { amounts, fillShop } from './fill.mjs';
import { findPages } from './pages.mjs';
import { openShop, ownerPassword } from './shop.mjs';

/** What a page may take on PostgreSQL, in milliseconds. */
const limit = 300;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Opens every owner page of a shop with a year of trade, on PostgreSQL and over HTTP, and compares each with the time
 * that its statements take. Resolves to whether each page is within the limit.
 */
export async function benchOwner({ rounds }) {
  const cluster = await openCluster();
  if (cluster === null) {
    console.log('No PostgreSQL is installed, and the limit is one for PostgreSQL.');
    return false;
  }
  try {
    const shop = await openShop(cluster.url);
    try {
      await fillShop(shop);
      return await report(await measurePages(shop, rounds), rounds);
    } finally {
      await shop.close();
    }
  } finally {
    await cluster.close();
  }
}

async function measurePages(shop, rounds) {
  const owner = createVisitor(shop.origin);
  await owner.open('/owner/sign-in');
  const crumb = decodeURIComponent(owner.cookies.get('crumb'));
  await owner.post('/owner/sign-in', { crumb, password: ownerPassword });
  const rows = (await findPages(shop)).map((path) => ({ path, samples: [] }));
  // The first round compiles the templates.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { path, samples } of rows) {
      const sample = await measure(shop, owner, path);
      if (round > 0) samples.push(sample);
    }
  }
  return rows.map(({ path, samples }) => ({
    path,
    ms: median(samples.map(({ ms }) => ms)),
    statements: median(samples.map(({ statements }) => statements)),
    ratio: median(samples.map(({ ms, inStatements }) => ms / inStatements)),
    kilobytes: samples[0].kilobytes,
  }));
}

async function measure({ spent }, owner, path) {
  const before = { ...spent };
  const start = performance.now();
  const { path: shown, status, text } = await owner.open(path);
  const ms = performance.now() - start;
  if (status !== 200 || shown !== path.split('?')[0]) {
    throw new Error(`${path} leads to ${shown}, with status ${status}.`);
  }
  return {
    ms,
    statements: spent.statements - before.statements,
    inStatements: spent.ms - before.ms,
    kilobytes: Math.round(text.length / 1000),
  };
}

async function report(rows, rounds) {
  console.log(
    `\nOwner pages of ${amounts.orders} orders and ${amounts.products} products on PostgreSQL: medians of ${rounds}; × = ratio to the page's own statements`,
  );
  console.table(
    Object.fromEntries(
      rows.map(({ path, ms, statements, ratio, kilobytes }) => [
        path,
        { ms: Number(ms.toFixed(1)), statements, '×': Number(ratio.toFixed(2)), kB: kilobytes },
      ]),
    ),
  );
  const slow = rows.filter(({ ms }) => ms > limit);
  for (const { path, ms } of slow) console.log(`Above ${limit} ms: ${path}, ${ms.toFixed(0)} ms`);
  const results = 'tests/bench/results';
  await mkdir(results, { recursive: true });
  const figures = rows.map(({ path, statements, ratio }) => ({
    path: path.replace(/[\w-]{30,}/, '…'),
    statements,
    ratio: Number(ratio.toFixed(2)),
  }));
  await writeFile(
    `${results}/owner.json`,
    `${JSON.stringify({ rounds, amounts, highestRatio: Math.max(...rows.map(({ ratio }) => ratio)), figures }, null, 2)}\n`,
  );
  console.log(`Written: ${results}/owner.json`);
  return slow.length === 0;
}
