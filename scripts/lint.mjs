import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const bin = (name) => `node_modules/.bin/${name}`;
run(bin('eslint'), ['.', '--max-warnings', '0']);
run(bin('stylelint'), ['{widgets,examples,stories,tools}/**/*.css']);
run(process.execPath, ['scripts/cycles.mjs']);
run(bin('knip'), ['--no-progress']);
run(bin('prettier'), ['--check', '--log-level', 'warn', '.']);
