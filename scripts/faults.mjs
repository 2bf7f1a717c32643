import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    seed: { type: 'string' },
    /** The scripts under test; by default those of the build. */
    cdn: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

/** By name: loads a plan as its `choose(names)`, which throws for a name that there is not, and `run(options)`. */
const plans = {
  async tracking() {
    const { chooseScenarios, runPlan } = await import('../tests/faults/tracking/index.mjs');
    return { choose: chooseScenarios, run: runPlan };
  },
  async shopper() {
    const { chooseCases, runPlan } = await import('../tests/faults/shopper/index.mjs');
    return { choose: chooseCases, run: runPlan };
  },
};

const [name = 'tracking', ...names] = positionals;
if (!Object.hasOwn(plans, name)) {
  console.error(`No fault plan is named ${name}; there are: ${Object.keys(plans).join(', ')}.`);
  process.exit(1);
}
if (!values['no-build']) run(process.execPath, ['scripts/build.mjs']);
ensureBrowser();

const plan = await plans[name]();
try {
  plan.choose(names);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { beside, seed, cdn } = values;
const isPassed = await plan.run({
  names,
  ...(beside && { beside: Number(beside) }),
  ...(seed && { seed }),
  ...(cdn && { cdn }),
});
process.exit(isPassed ? 0 : 1);
