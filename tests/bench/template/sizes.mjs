import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { minified } from '../../../scripts/rollup/minified.mjs';
import { sizes } from '../bytes.mjs';

/** What a page loads when it takes everything a door gives, and the most that may weigh after brotli. */
const bundles = [
  { name: 'engine + core formatters', input: 'dist/npm/core/template/core.js', budget: 14_000 },
  { name: 'engine + all formatters', input: 'dist/npm/core/template/index.js', budget: 24_000 },
];

async function bundle(input) {
  const build = await rollup({ input, plugins: [nodeResolve({ browser: true }), minified()] });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true });
  await build.close();
  return Buffer.from(output[0].code);
}

/** Bytes of the browser builds of the engine, each next to its budget. */
export function measureSizes() {
  return Promise.all(
    bundles.map(async ({ name, input, budget }) => ({
      ...sizes(name, await bundle(input)),
      budget,
    })),
  );
}
