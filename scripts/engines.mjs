import { parseArgs } from 'node:util';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Plays in these alone: chromium, firefox, webkit, each also as `-lite`, with the scripts on Preact. */
    engine: { type: 'string', multiple: true, default: [] },
    /** Engines at the same time. */
    beside: { type: 'string' },
    /** The scripts under test; by default those of the build. */
    cdn: { type: 'string', ...(process.env.VITRINE_CDN && { default: process.env.VITRINE_CDN }) },
    /** Plays the stories of storybook-static, not the journeys. */
    stories: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const { engine: engines, beside, cdn, stories } = values;
if (!values['no-build']) run(process.execPath, ['scripts/build.mjs']);

const plan = stories
  ? (await import('../tests/engines/stories/index.mjs')).runStories
  : (await import('../tests/engines/index.mjs')).runEngines;
const isPassed = await plan({
  ...{ engines, words: positionals, cdn },
  ...(beside && { beside: Number(beside) }),
});
process.exit(isPassed ? 0 : 1);
