import { cached } from './cached.mjs';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const bin = (name) => `node_modules/.bin/${name}`;
run(bin('eslint'), [
  '.',
  '--max-warnings',
  '0',
  ...cached(process.env.LANE === 'test' ? 'eslint-test' : 'eslint'),
]);
run(bin('stylelint'), ['{widgets,examples,stories,tools}/**/*.css']);
run(process.execPath, ['scripts/cycles.mjs']);
run(process.execPath, ['scripts/citations.mjs']);
run(process.execPath, ['scripts/links.mjs']);
run(bin('knip'), ['--no-progress']);
run(bin('prettier'), ['--check', '--log-level', 'warn', '.', ...cached('prettier')]);
