import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drivers } from '../drivers/index.mjs';
import { chooseEngines } from '../choose.mjs';
import { formatTotals } from '../table.mjs';
import { knownReasons } from './known-reasons.mjs';
import { playStory } from './play-story.mjs';
import { serveStorybook } from './serve-storybook.mjs';

const folder = 'storybook-static';

/** The ids of the stories of a built Storybook that contain one of the words, or all. */
export function chooseStories(words) {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index)) throw new Error(`${index} is missing: run npm run build:storybook.`);
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries)
    .filter(({ type, id }) => type === 'story' && fits(id, words))
    .map(({ id }) => id);
}

const fits = (id, words) => words.length === 0 || words.some((word) => id.includes(word));

/** Plays every story with its play function in the engines, `beside` engines at a time. False when one did not pass. */
export async function runStories({ engines, words = [], beside = 2 }) {
  const names = chooseEngines(engines);
  const ids = chooseStories(words);
  const server = await serveStorybook(folder);
  const results = [];
  const waiting = [...names];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results.push(...(await runEngine(next, ids, server.base)));
    }
  };
  await Promise.all(Array.from({ length: beside }, work));
  await server.close();
  console.log(`\n${ids.length} stories in ${names.join(', ')}`);
  console.log(formatTotals(results));
  return results.every(({ problems }) => problems.length === 0);
}

async function runEngine(engine, ids, base) {
  const results = [];
  const browser = await drivers[engine].open();
  const tab = await browser.newTab({ base, width: 1280, height: 900 });
  for (const id of ids) {
    const reason = knownReasons[engine]?.[id];
    if (reason) {
      console.log(`– ${engine.padEnd(9)} ${id}: ${reason}`);
      continue;
    }
    // Once more, because a story of a busy machine may be late.
    let problems = await playStory(tab, id);
    if (problems.length > 0) problems = await playStory(tab, id);
    results.push({ engine, name: id, problems });
    if (problems.length > 0)
      console.log(`✗ ${engine.padEnd(9)} ${id}\n    ${problems.join('\n    ')}`);
    if (results.length % 50 === 0) console.log(`${engine}: ${results.length} of ${ids.length}`);
  }
  await browser.close();
  return results;
}
