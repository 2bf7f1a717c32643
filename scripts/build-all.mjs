import { mkdirSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { filesIn, openRecords } from './build/records.mjs';
import { createSteps } from './build/steps.mjs';
import { flavours } from './flavours.mjs';

const builtFolders = [
  ...['modules', 'npm', 'cdn', 'cdn-lite', 'bin', 'examples', 'shop-types'].map(
    (name) => `dist/${name}`,
  ),
  'shop/dist',
  'shop/create/dist',
];
const tools = ['scripts', 'rollup.config.mjs', 'package.json', 'package-lock.json'];

/**
 * Builds what is missing or not as the sources are, under dist/: npm modules, CDN files, example server, manifests and
 * hashes. Steps run beside each other where they can.
 * @param {{ names?: readonly string[], isForShop?: boolean }} [asked] `names` of the flavours; all by default.
 */
export async function build({ names = Object.keys(flavours), isForShop = false } = {}) {
  const began = performance.now();
  const records = openRecords('node_modules/.cache/vitrine/build', tools);
  const known = records.allWritten();
  for (const file of filesIn(builtFolders)) if (!known.has(file)) rmSync(file);

  mkdirSync('dist', { recursive: true });

  let built = 0;
  // A step stands below those that it waits for.
  const ends = new Map();
  for (const step of createSteps(names, isForShop)) ends.set(step.name, end(step));
  await Promise.all(ends.values());
  const what = built === 0 ? 'Found dist/ as the sources say' : 'Built dist/';
  console.log(`${what} in ${secondsSince(began)} s`);

  async function end({ name, after, reads, how, run }) {
    await Promise.all(after.map((before) => ends.get(before)));
    if (records.isCurrent(name, { reads, how })) return;
    records.forget(name);
    const started = performance.now();
    const { reads: more = [], writes } = await run();
    records.remember(name, { reads: [...reads, ...more], writes, how });
    built += 1;
    console.log(`Built ${name} in ${secondsSince(started)} s`);
  }
}

const secondsSince = (began) => ((performance.now() - began) / 1000).toFixed(1);
