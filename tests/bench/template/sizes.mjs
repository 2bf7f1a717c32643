import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { minified } from '../../../scripts/rollup/minified.mjs';
import { sizes } from '../bytes.mjs';

const at = (entry) => `./dist/npm/core/template/${entry}.js`;
const engine = (entry) => `export { createEngine } from '${at(entry)}';`;
const commerce = `export * from '${at('formatters/commerce/index')}';`;
const social = `export * from '${at('formatters/social/index')}';`;

/**
 * What a page's own bundle takes from the entry points, and the most bytes after brotli. An addition is what it weighs
 * on top of another bundle.
 */
const bundles = [
  { name: 'template/core', code: engine('core'), budget: 12_500 },
  { name: 'template/pages', code: engine('pages'), budget: 21_000 },
  {
    name: '+ template/commerce, template/social',
    code: engine('pages') + commerce + social,
    on: 'template/pages',
    budget: 7_500,
  },
  { name: '+ template/commerce', code: engine('pages') + commerce, on: 'template/pages' },
  { name: '+ template/social', code: engine('pages') + social, on: 'template/pages' },
  {
    name: '+ template/expressions',
    code: `${engine('pages')}export * from '${at('expressions')}';`,
    on: 'template/pages',
  },
  {
    name: '+ template/errors',
    code: `${engine('pages')}export { errorTexts } from '${at('error-texts')}';`,
    on: 'template/pages',
  },
  {
    name: '+ template/trees',
    code: `${engine('pages')}export { trees } from '${at('trees')}';`,
    on: 'template/pages',
  },
  { name: 'template', code: engine('index') },
];

async function bundle(code) {
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : null),
    load: (id) => (id === 'entry' ? code : null),
  };
  const build = await rollup({
    input: 'entry',
    plugins: [entry, nodeResolve({ browser: true, rootDir: process.cwd() }), minified()],
  });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true });
  await build.close();
  return Buffer.from(output[0].code);
}

/** Bytes of what a bundler makes of each entry point, next to its budget. */
export async function measureSizes() {
  const whole = new Map();
  for (const { name, code } of bundles) whole.set(name, sizes(name, await bundle(code)));
  return bundles.map(({ name, on, budget = null }) => {
    const measured = whole.get(name);
    const below = on ? whole.get(on) : { min: 0, gzip: 0, brotli: 0 };
    return {
      name,
      min: measured.min - below.min,
      gzip: measured.gzip - below.gzip,
      brotli: measured.brotli - below.brotli,
      budget,
    };
  });
}
