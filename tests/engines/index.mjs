import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '../faults/tracking/shop.mjs';
import { serveThirdParty } from '../../examples/third-party/serve.mjs';
import { chooseColumns } from './choose.mjs';
import { drivers } from './drivers/index.mjs';
import { findFreePort } from './free-port.mjs';
import { journeys } from './journeys/index.mjs';
import { openProxy } from './proxy.mjs';
import { runJourney } from './run-journey.mjs';
import { formatTable, formatTotals } from './table.mjs';

/** Milliseconds, for a browser that answers no more: the longest journey takes a third of that on a busy machine. */
const longestJourney = 600_000;
const longestClose = 30_000;

const pictures = path.join(tmpdir(), 'vitrine-engines');

const hasWord = (name, words) => words.length === 0 || words.some((word) => name.includes(word));

/** The journeys whose name contains one of the words, or all. */
function chooseJourneys(words) {
  const chosen = Object.entries(journeys).filter(([name]) => hasWord(name, words));
  if (chosen.length === 0) {
    throw new Error(`No journey has ${words.join(', ')}: ${Object.keys(journeys).join(', ')}.`);
  }
  return chosen;
}

/** Plays the journeys in the columns, `beside` at a time; prints the table. False when one did not pass. */
export async function runEngines({ engines, words = [], beside = 2, cdn }) {
  const { columns, missing } = chooseColumns(engines, cdn);
  const all = chooseJourneys(words);
  const chosenOf = ({ only }) => all.filter(([name]) => hasWord(name, only));
  mkdirSync(pictures, { recursive: true });
  const started = Date.now();
  // One for each column, because its proxy is the shop of that page.
  const ports = await Promise.all(columns.map(() => findFreePort()));
  const allowedOrigins = ports.map((port) => `http://127.0.0.1:${port}`);
  const shops = new Map();
  for (const folder of new Set(columns.map((column) => column.cdn))) {
    shops.set(folder, await openShop({ cdn: folder, allowedOrigins }));
  }
  const results = [];
  const waiting = columns.map((column, place) => ({ ...column, port: ports[place] }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results.push(
        ...(await runColumn(next, { shop: shops.get(next.cdn), chosen: chosenOf(next) })),
      );
    }
  };
  await Promise.all(Array.from({ length: beside }, work));
  for (const shop of shops.values()) await shop.close();

  const failed = results.filter(({ problems }) => problems.length > 0);
  console.log(
    `\n${formatTable(
      results,
      columns.map(({ name }) => name),
    )}\n`,
  );
  if (failed.length > 0) console.log(`Pictures of what failed: ${pictures}`);
  console.log(`${((Date.now() - started) / 60_000).toFixed(1)} min`);
  console.log(formatTotals(results, missing.flatMap(chosenOf).length));
  return failed.length === 0;
}

async function runColumn({ name: column, engine, cdn, port }, { shop, chosen }) {
  const site = `http://127.0.0.1:${port}`;
  const driver = drivers[engine];
  const results = [];
  let browser = null;

  for (const [name, journey] of chosen) {
    const began = Date.now();
    let problems = await play(name, journey);
    if (problems.length > 0) {
      console.log(`… ${column.padEnd(13)} ${name}, played again: ${problems.join('; ')}`);
      problems = await play(name, journey);
    }
    const seconds = (Date.now() - began) / 1000;
    results.push({ engine: column, name, problems, seconds });
    console.log(
      `${problems.length > 0 ? '✗' : '✓'} ${column.padEnd(13)} ${name} (${seconds.toFixed(1)} s)`,
    );
    for (const problem of problems) console.log(`    ${problem}`);
  }
  await quit();
  return results;

  /** Resolves to the problems. The proxy is new, so that no file and no storage is left of the journey before. */
  async function play(name, journey) {
    const proxy = await openProxy(shop.origin);
    const thirdParty = await serveThirdParty(proxy.base, port);
    try {
      browser ??= await within(longestJourney, driver.open());
      const problems = await within(
        longestJourney,
        runJourney(journey, {
          ...{ browser, proxy, shop, site, cdn },
          folder: pictures,
          name: `${column}-${name}`,
        }),
      );
      // No browser outlives what went wrong in it.
      if (problems.length > 0) await quit();
      return problems;
    } catch (error) {
      await quit();
      return [`could not be played: ${error.message}`];
    } finally {
      thirdParty.closeAllConnections();
      thirdParty.close();
      await proxy.close();
    }
  }

  async function quit() {
    if (browser) await within(longestClose, browser.close()).catch(() => undefined);
    browser = null;
  }
}

/** Settles as `work` does, or rejects after `limit` ms. */
function within(limit, work) {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no end in ${limit / 1000} s`));
    const timer = setTimeout(late, limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
