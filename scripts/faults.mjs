import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string', default: '4' },
    'no-build': { type: 'boolean', default: false },
  },
});
const [plan = 'tracking', ...names] = positionals;
const plans = ['tracking'];
if (!plans.includes(plan)) {
  console.error(`No fault plan is named ${plan}; there are: ${plans.join(', ')}.`);
  process.exit(1);
}
if (!values['no-build']) run(process.execPath, ['scripts/build.mjs']);
ensureBrowser();

const { chooseScenarios, runPlan } = await import('../tests/faults/tracking/index.mjs');
try {
  chooseScenarios(names);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const isPassed = await runPlan({ names, beside: Number(values.beside) });
process.exit(isPassed ? 0 : 1);
