import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const bin = (name) => `node_modules/.bin/${name}`;
/** By content, so that a fresh checkout of the same files is known. */
const cached = (name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/vitrine/${name}`,
];
run(bin('eslint'), ['.', '--max-warnings', '0', ...cached('eslint')]);
run(bin('stylelint'), ['{widgets,examples,stories,tools}/**/*.css']);
run(process.execPath, ['scripts/cycles.mjs']);
run(process.execPath, ['scripts/citations.mjs']);
run(process.execPath, ['scripts/links.mjs']);
run(bin('knip'), ['--no-progress']);
run(bin('prettier'), ['--check', '--log-level', 'warn', '.', ...cached('prettier')]);
