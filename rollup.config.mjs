import { readFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { cssText } from './scripts/rollup/css-text.mjs';
import { dependencyLists } from './scripts/rollup/dependency-lists.mjs';
import { minified } from './scripts/rollup/minified.mjs';
import { withoutWords } from './scripts/rollup/without-words.mjs';
import { elementNames, entryPoints, hasAnalytics } from './scripts/entries.mjs';
import { generate } from './scripts/generate.mjs';

generate();

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const banner = `/*! Vitrine ${version} | MIT */`;
const isPackage = (id) => !/^([./\0]|[a-z]:\\)/i.test(id);

const emptied = (folder) => ({
  name: 'emptied',
  buildStart: () => rm(folder, { recursive: true, force: true }),
});

const executable = {
  name: 'executable',
  writeBundle: ({ dir }, files) =>
    Promise.all(Object.keys(files).map((name) => chmod(path.join(dir, name), 0o755))),
};

const compiled = (tsconfig, outDir) =>
  typescript({ tsconfig, compilerOptions: { outDir, rootDir: '.' } });

/** One module a source file, with its types; packages stay imports. */
const npm = {
  input: [
    ...new Set([
      ...Object.values(entryPoints),
      ...elementNames.map((name) => `widgets/elements/${name}/definition.ts`),
      'widgets/element/manifest.ts',
      'widgets/autoload/snippet.ts',
      ...(hasAnalytics ? ['analytics/entry.ts', 'analytics/events/schemas.ts'] : []),
    ]),
  ],
  external: isPackage,
  // As package.json says: an import for nothing but its effect is no import of core.
  treeshake: { moduleSideEffects: (id, isExternal) => !isExternal && !/[\\/]core[\\/]/.test(id) },
  output: {
    dir: 'dist/npm',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: '.',
    entryFileNames: '[name].js',
  },
  plugins: [emptied('dist/npm'), cssText(), compiled('tsconfig.npm.json', 'dist/npm')],
};

/** Which chunk a module of the CDN build goes to; a widget's own modules stay in the widget's chunk. */
const chunks = [
  ['core', /\/widgets\/autoload\/(core\.|early\/)/],
  ['core', /\/widgets\/element\/define-element\./],
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['element', /node_modules\/@r2wc\/|\/widgets\/(element|styles)\//],
  ['core', /\/core\/commerce\/product\/quantity\./],
  ['product-rules', /\/core\/commerce\/product\//],
  [
    'hooks',
    /\/widgets\/(hooks\/|parts\/(cart-link|money-text)\/|elements\/product-form\/open-product-form\.)/,
  ],
  ['quantity-field', /\/widgets\/parts\/quantity-field\//],
  ['lightbox', /\/widgets\/parts\/lightbox\//],
  ['form-fields', /\/widgets\/parts\/form-fields\//],
  ['restock-rules', /\/core\/commerce\/restock\/(errors|paths|variant)\./],
  ['cart-contents', /\/widgets\/parts\/cart-contents\//],
  ['form-submission', /\/core\/(forms\/submission\/|i18n\/strings\/form-submission\.)/],
  // Every form reads its settings; what solves one is fetched when one is rendered.
  ['forms', /\/core\/captcha\/settings\./],
  [
    'captcha',
    /\/(widgets\/parts|core)\/captcha\/(?!altcha|vendors)|\/core\/i18n\/strings\/captcha\./,
  ],
  ['forms', /\/core\/(forms\/(?!builder\/|derive-)|i18n\/strings\/(forms|answers)\.)/],
  ['messages', /\/core\/i18n\/(messages|dates|options|numbers\/(?!format-number\.))/],
  // The entry of analytics is all that is fetched where nothing may be tracked.
  ['web-vitals', /node_modules\/web-vitals\/|\/analytics\/collectors\/performance\/vitals\./],
  ['performance', /\/analytics\/collectors\/performance\/(?!route\.)/],
  ['errors', /\/analytics\/collectors\/errors\/(?!route\.|own-errors\.)/],
  ['recording', /\/analytics\/collectors\/recording\//],
  ['validation', /\/analytics\/clients\/validation\//],
  [
    'vitrine-analytics',
    /\/analytics\/(entry|page\/page-facts|api\/create-analytics|api\/freeze-payload|api\/tracked|page\/when-shown|consent\/refusal)\b/,
  ],
  ['analytics', /\/analytics\//],
  // What one widget alone needs goes with it.
  ['core', /\/core\/(base|net|runtime|dom)\/|\/core\/commerce\/(money|cart)\//],
  ['core', /\/core\/i18n\/(?!strings\/(?!cart\.|product\.|quantity\.))/],
  ['core', /node_modules\/(ky|zod)\//],
];
const chunkOf = (id) => chunks.find(([, pattern]) => pattern.test(id))?.[0];

/** Everything in: for pages without a bundler. Made from dist/npm, so TypeScript runs once. */
const bundled = [
  withoutWords(),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  nodeResolve({ browser: true }),
  commonjs(),
];
const quiet = (warning, warn) => {
  // What packages do inside is theirs to mend; what is ours counts as an error.
  const place = warning.id ?? warning.ids?.[0] ?? '';
  if (!place.includes('node_modules')) warn(warning);
};

const cdn = {
  input: {
    vitrine: 'dist/npm/widgets/autoload.js',
    ...(hasAnalytics && { 'vitrine-analytics': 'dist/npm/analytics/entry.js' }),
  },
  onwarn: quiet,
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    // A chunk that others take something from has no facade; its door is its last module.
    chunkFileNames: ({ name, facadeModuleId, moduleIds }) =>
      `chunks/${name === 'index' ? (facadeModuleId ?? moduleIds.at(-1)).split('/').at(-2) : name}-[hash].js`,
    hashCharacters: 'base36',
    manualChunks: chunkOf,
    hoistTransitiveImports: false,
  },
  plugins: [emptied('dist/cdn'), ...bundled, dependencyLists(), minified(banner)],
};

/** One classic script with everything in it, for pages that cannot use modules. */
const classic = {
  input: 'dist/npm/widgets/autoload.js',
  onwarn: quiet,
  output: { file: 'dist/cdn/vitrine.iife.js', format: 'iife', inlineDynamicImports: true },
  plugins: [...bundled, minified(banner)],
};

/** The template engine for browsers: each a file that needs no other. */
const templates = [
  ['template', 'index'],
  ['template-core', 'core'],
].map(([name, door]) => ({
  input: `dist/npm/core/template/${door}.js`,
  onwarn: quiet,
  output: { file: `dist/cdn/vitrine-${name}.js`, format: 'es', inlineDynamicImports: true },
  plugins: [...bundled, minified(banner)],
}));

/** The optional inline snippet. */
const snippet = {
  input: 'dist/npm/widgets/autoload/snippet.js',
  output: { file: 'dist/cdn/snippet.js', format: 'iife' },
  plugins: [minified()],
};

/** The command for template authors: one file, which needs nothing but Node. */
const command = {
  input: { 'vitrine-template': 'tools/template/main.ts' },
  external: isPackage,
  // Packages that the rest of core uses take no part.
  treeshake: { moduleSideEffects: 'no-external' },
  output: { dir: 'dist/bin', format: 'es' },
  plugins: [
    emptied('dist/bin'),
    compiled('tsconfig.tools.json', 'dist/bin'),
    minified(`#!/usr/bin/env node\n${banner}`),
    executable,
  ],
};

const examples = {
  input: { start: 'examples/start.ts' },
  external: isPackage,
  output: { dir: 'dist/examples', format: 'es', chunkFileNames: '[name].js' },
  plugins: [emptied('dist/examples'), compiled('tsconfig.examples.json', 'dist/examples')],
};

export default [npm, cdn, classic, ...templates, snippet, command, examples];
