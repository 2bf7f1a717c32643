import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser } from '../tracking/index.mjs';
import { openShop } from '../tracking/shop.mjs';
import { faults } from './faults.mjs';
import { journeys } from './journeys.mjs';
import { runCase } from './run-case.mjs';
import { formatTable, formatTotals } from './table.mjs';

const modes = ['once', 'while'];
/** The longest first; these wait for time limits. */
const isLong = ({ fault }) => fault === 'hang';

const nameOf = ({ journey, fault, mode }) => `${journey}/${fault}/${mode}`;

/** The same for every call: nothing is answered wrongly. */
const harmless = ['delay', 'double'];

const all = Object.keys(journeys).flatMap((journey) =>
  Object.keys(faults).flatMap((fault) =>
    (harmless.includes(fault) ? ['once'] : modes).map((mode) => ({ journey, fault, mode })),
  ),
);

/**
 * The cases that have all parts of one of the names, or all: `add`, `html`, `add/html`, `add/html/once`.
 * @throws Error for a name that fits none.
 */
export function chooseCases(names) {
  const fits = (name) => (one) =>
    name.split('/').every((part) => nameOf(one).split('/').includes(part));
  const unknown = names.filter((name) => !all.some(fits(name)));
  if (unknown.length > 0) {
    const known = [...Object.keys(journeys), ...Object.keys(faults), ...modes].join(', ');
    throw new Error(`No case is named ${unknown.join(', ')}; its parts are: ${known}.`);
  }
  return names.length === 0 ? all : all.filter((one) => names.some((name) => fits(name)(one)));
}

/** Plays cases, several side by side; prints the table. False when one did not pass. */
export async function runPlan({ names = [], beside = 6, seed = 'shopper', cdn } = {}) {
  const chosen = chooseCases(names);
  const waiting = [...chosen].sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  const folder = path.join(tmpdir(), 'vitrine-faults-logs');
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  const shop = await openShop({ cdn });
  const browser = await launchBrowser();
  const results = [];

  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runCase(next, { browser, shop, seed });
      results.push(result);
      if (results.length % 50 === 0) console.log(`${results.length} of ${chosen.length}`);
      if (result.problems.length === 0) continue;
      console.log(`✗ ${nameOf(next)} (${result.seconds.toFixed(0)} s)`);
      console.log(`    ${result.problems.join('\n    ')}`);
    }
  }
  await Promise.all(Array.from({ length: beside }, work));
  await browser.close();
  await shop.close();

  const file = path.join(folder, 'shopper.json');
  writeFileSync(file, JSON.stringify(results, null, 1));
  const failed = results.filter(({ problems }) => problems.length > 0);
  console.log(`\n${formatTable(results)}\n\n${formatTotals(results)} (seed ${seed})`);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(
    `${results.length - failed.length} of ${results.length} pass (${minutes} min); ${file}`,
  );
  return failed.length === 0;
}
