import { cached } from './cached.mjs';
import { findBase, findChanges } from './changed-files.mjs';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
/** `npm test` leaves the slow checks that find no fault to `test:all`: unused exports, and the format of unchanged files. */
const isQuick = process.env.LANE === 'test';
const bin = (name) => `node_modules/.bin/${name}`;
run(bin('eslint'), ['.', '--max-warnings', '0', ...cached(isQuick ? 'eslint-test' : 'eslint')]);
run(bin('stylelint'), ['{widgets,shop,examples,stories,tools}/**/*.css']);
run(process.execPath, ['scripts/cycles.mjs']);
run(process.execPath, ['scripts/citations.mjs']);
run(process.execPath, ['scripts/links.mjs']);
if (!isQuick) run(bin('knip'), ['--no-progress']);
const formatted = isQuick ? findChanges(findBase()) : ['.'];
if (formatted.length > 0) {
  const options = ['--check', '--ignore-unknown', '--log-level', 'warn', ...cached('prettier')];
  run(bin('prettier'), [...options, ...formatted]);
}
