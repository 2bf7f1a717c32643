import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../../scripts/browser.mjs';
import { runScenario } from './run-scenario.mjs';
import { scenarios } from './scenarios/index.mjs';
import { openShop } from './shop.mjs';
import { formatTable, formatTotals } from './table.mjs';

export { runScenario };

/** The scenarios of that name, or all. @throws Error for a name that there is not. */
export function chooseScenarios(names) {
  const unknown = names.filter((name) => !scenarios.some((one) => one.name === name));
  if (unknown.length > 0) {
    const known = scenarios.map(({ name }) => name).join(', ');
    throw new Error(`No scenario is named ${unknown.join(', ')}; there are: ${known}.`);
  }
  return names.length === 0 ? scenarios : scenarios.filter(({ name }) => names.includes(name));
}

/** A Chromium as visitors have it: with the back/forward cache, which automation turns off. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** What was called and answered in a scenario that failed, for whoever looks into it. */
function writeLog(folder, { name, problems, log, attempts, logged, lost, events }) {
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ problems, lost, log, attempts, logged, events }, null, 1));
  return file;
}

/** Plays scenarios, several side by side, longest first; prints the table. False when one did not pass. */
export async function runPlan({ names = [], beside = 4, engine, shop: given } = {}) {
  const chosen = chooseScenarios(names);
  const waiting = [...chosen].sort((a, b) => (b.seconds ?? 20) - (a.seconds ?? 20));
  const folder = path.join(tmpdir(), 'vitrine-faults-logs');
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  const shop = given ?? (await openShop());
  const browser = await launchBrowser();
  const results = new Map();

  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runScenario(next, { browser, shop, engine });
      results.set(next.name, result);
      const file = writeLog(folder, result);
      const passes = result.problems.length === 0;
      console.log(
        `${passes ? '✓' : '✗'} ${next.name} (${result.seconds.toFixed(0)} s): ${next.says}`,
      );
      if (!passes) console.log(`    ${result.problems.join('\n    ')}\n    ${file}`);
    }
  }
  await Promise.all(Array.from({ length: beside }, work));
  await browser.close();
  await shop.close();

  const ordered = chosen.map(({ name }) => results.get(name));
  const failed = ordered.filter(({ problems }) => problems.length > 0);
  console.log(`\n${formatTable(ordered)}\n\n${formatTotals(ordered)}`);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`${ordered.length - failed.length} of ${ordered.length} pass (${minutes} min)`);
  return failed.length === 0;
}
