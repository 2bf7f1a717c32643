import { parseArgs } from 'node:util';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    seed: { type: 'string' },
    /** The scripts under test; by default those of the build. */
    cdn: { type: 'string' },
    rounds: { type: 'string' },
    /** Rounds of SIGKILL and SIGTERM on each database; as many as `rounds` by default. */
    'signal-rounds': { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

/**
 * By name: whether a plan needs a browser, whether it builds by itself, and how to load it as its `choose(names)`, which throws for a name
 * that there is not, and `run(options)`.
 */
const plans = {
  tracking: {
    hasPages: true,
    async load() {
      const { chooseScenarios, runPlan } = await import('../tests/faults/tracking/index.mjs');
      return { choose: chooseScenarios, run: runPlan };
    },
  },
  shopper: {
    hasPages: true,
    async load() {
      const { chooseCases, runPlan } = await import('../tests/faults/shopper/index.mjs');
      return { choose: chooseCases, run: runPlan };
    },
  },
  takeover: {
    hasPages: true,
    buildsItself: true,
    async load() {
      const { chooseFaults, runPlan } = await import('../tests/faults/takeover/index.mjs');
      return { choose: chooseFaults, run: runPlan };
    },
  },
  database: {
    hasPages: false,
    async load() {
      const { chooseParts, runPlan } = await import('../tests/faults/database/index.mjs');
      return { choose: chooseParts, run: runPlan };
    },
  },
  broker: {
    hasPages: false,
    async load() {
      const { chooseParts, runPlan } = await import('../tests/faults/broker/index.mjs');
      return { choose: chooseParts, run: runPlan };
    },
  },
  copies: {
    hasPages: false,
    async load() {
      const { chooseParts, runPlan } = await import('../tests/faults/copies/index.mjs');
      return { choose: chooseParts, run: runPlan };
    },
  },
};

const [name = 'tracking', ...names] = positionals;
if (!Object.hasOwn(plans, name)) {
  console.error(`No fault plan is named ${name}; there are: ${Object.keys(plans).join(', ')}.`);
  process.exit(1);
}
if (!values['no-build'] && !plans[name].buildsItself) run(process.execPath, ['scripts/build.mjs']);
if (plans[name].hasPages) {
  const { ensureBrowser } = await import('./browser.mjs');
  ensureBrowser();
}

const plan = await plans[name].load();
try {
  plan.choose(names);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { beside, seed, cdn, rounds, 'signal-rounds': signalRounds } = values;
const isPassed = await plan.run({
  names,
  ...(beside && { beside: Number(beside) }),
  ...(seed && { seed }),
  ...(cdn && { cdn }),
  ...(rounds && { rounds: Number(rounds) }),
  ...(signalRounds && { signalRounds: Number(signalRounds) }),
});
process.exit(isPassed ? 0 : 1);
