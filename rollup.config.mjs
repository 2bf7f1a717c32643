import { readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';
import { chunkImports } from './scripts/rollup/chunk-imports.mjs';
import { chunkList } from './scripts/rollup/chunk-list.mjs';
import { chunkOf, nameChunk } from './scripts/rollup/chunks.mjs';
import { cssText } from './scripts/rollup/css-text.mjs';
import { minified } from './scripts/rollup/minified.mjs';
import { oneButton } from './scripts/rollup/one-button.mjs';
import { plainSchemas } from './scripts/rollup/plain-schemas.mjs';
import { releaseHash, releaseMark } from './scripts/rollup/release-hash.mjs';
import { transpiled } from './scripts/rollup/transpiled.mjs';
import { onlyElements } from './scripts/rollup/only-elements.mjs';
import { uncommented } from './scripts/rollup/uncommented.mjs';
import { withoutPacks } from './scripts/rollup/without-packs.mjs';
import { withoutConverters } from './scripts/rollup/without-converters.mjs';
import { withoutWords } from './scripts/rollup/without-words.mjs';
import { nodeTarget } from './scripts/targets.mjs';
import { fromSources } from './scripts/doors.mjs';
import { elementNames, entryPoints, hasAnalytics, typedSources } from './scripts/entries.mjs';
import { flavours } from './scripts/flavours.mjs';
import { generate } from './scripts/generate.mjs';

generate();

const { version, sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'));
const banner = `/*! Vitrine ${version} | MIT */`;
const isPackage = (id) => !/^([./\0]|[a-z]:\\)/i.test(id);
/** A package of somebody else. */
const isOthers = (id) => isPackage(id) && !/^vitrine(-shop)?(\/|$)/.test(id);

const executable = {
  name: 'executable',
  writeBundle: ({ dir }, files) =>
    Promise.all(Object.keys(files).map((name) => chmod(path.join(dir, name), 0o755))),
};

/** No module of core is kept for its effect alone, as `sideEffects` of package.json says. */
const treeshake = {
  moduleSideEffects: (id, isExternal) => !isExternal && !/[\\/]core[\\/]/.test(id),
};
/** `sideEffects` of package.json, for the builds that are made of the modules. */
const withEffects = {
  name: 'with-effects',
  generateBundle() {
    const place = './dist/npm/';
    const effects = sideEffects.filter((file) => file.startsWith(place));
    const source = {
      type: 'module',
      sideEffects: effects.map((file) => file.replace(place, './')),
    };
    this.emitFile({ type: 'asset', fileName: 'package.json', source: JSON.stringify(source) });
  },
};

/** One module for each source file, of which all other builds for browsers are made; packages stay imports. */
const modules = {
  input: [
    ...new Set([
      ...Object.values(entryPoints),
      ...elementNames.flatMap((name) =>
        ['definition', 'access'].map((file) => `widgets/elements/${name}/${file}.ts`),
      ),
      'widgets/element/manifest.ts',
      'widgets/autoload/snippet.ts',
      'widgets/autoload/english-alone.ts',
      'widgets/button/left-out.ts',
      'core/schema-functions/index.ts',
      ...(hasAnalytics ? ['analytics/entry.ts', 'analytics/events/schemas.ts'] : []),
    ]),
  ],
  external: isPackage,
  treeshake,
  output: {
    dir: 'dist/modules',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: '.',
    entryFileNames: '[name].js',
  },
  plugins: [
    cssText(),
    typescript({
      tsconfig: 'tsconfig.npm.json',
      compilerOptions: { outDir: 'dist/modules', rootDir: '.', declaration: false, noCheck: true },
    }),
    withEffects,
  ],
};

/**
 * For pages without a bundler, packages included. Made from dist/modules, so that TypeScript runs once. Each bundle has plugins
 * of its own: some keep what they know of modules, and bundles are made beside each other.
 */
const bundled = () => [
  plainSchemas(),
  withoutWords(),
  withoutConverters(),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      // A script tag always has a page; only an import in Node has none.
      'typeof document': '"object"',
    },
  }),
  nodeResolve({ browser: true }),
  commonjs(),
];
const quiet = (warning, warn) => {
  // Warnings about the code of packages are ignored; ours count as errors.
  const place = warning.id ?? warning.ids?.[0] ?? '';
  if (!place.includes('node_modules')) warn(warning);
};

/**
 * The loader and its chunks; for pages that cannot use modules one classic script with all that shoppers need, and one
 * with add-to-cart alone.
 */
const flavoured = ({ folder, runtime, chunks, plugins }) => ({
  vitrine: {
    input: {
      vitrine: 'dist/modules/widgets/autoload.js',
      ...(hasAnalytics && { 'vitrine-analytics': 'dist/modules/analytics/entry.js' }),
    },
    onwarn: quiet,
    output: {
      dir: folder,
      format: 'es',
      entryFileNames: '[name].js',
      // The loader names the release once. React has a hash of its own: a release leaves it in the caches of shoppers.
      chunkFileNames: (chunk) =>
        `chunks/${nameChunk(chunk)}-${chunk.name === runtime ? '[hash:7]' : releaseMark}.js`,
      hashCharacters: 'base36',
      manualChunks: chunkOf,
      hoistTransitiveImports: false,
    },
    plugins: [
      ...plugins,
      ...bundled(),
      chunkImports(),
      minified(banner),
      releaseHash(),
      chunkList(chunks),
    ],
  },
  'vitrine.iife': oneFile(
    'vitrine',
    onlyElements(({ isOwners }) => !isOwners),
    { folder, plugins },
  ),
  'vitrine-button.iife': oneFile('vitrine-button', oneButton(), { folder, plugins }),
  ...withoutRuntime(folder),
});

function oneFile(name, without, { folder, plugins }) {
  return {
    input: 'dist/modules/widgets/autoload.js',
    onwarn: quiet,
    output: { file: `${folder}/${name}.iife.js`, format: 'iife', inlineDynamicImports: true },
    plugins: [without, withoutPacks(), ...plugins, ...bundled(), minified(banner)],
  };
}

/** What knows no runtime is the same file in each flavour. */
const withoutRuntime = (folder) => {
  const browserModule = (input, name) => ({
    input: `dist/modules/${input}.js`,
    onwarn: quiet,
    output: { file: `${folder}/vitrine-${name}.js`, format: 'es', inlineDynamicImports: true },
    plugins: [...bundled(), minified(banner)],
  });
  return {
    // The template engine for browsers: each file needs no other.
    template: browserModule('core/template/index', 'template'),
    'template-core': browserModule('core/template/core', 'template-core'),
    // For the adapter of a provider of payments. It needs neither the loader nor React.
    payments: browserModule('widgets/payments/index', 'payments'),
    // The optional inline snippet.
    snippet: {
      input: 'dist/modules/widgets/autoload/snippet.js',
      output: { file: `${folder}/snippet.js`, format: 'iife' },
      plugins: [minified()],
    },
  };
};

/** A built module by the path of its source. */
const built = (source, ending) => `dist/modules/${nameOf(source)}${ending}`;
const nameOf = (source) => source.replace(/(\.d)?\.tsx?$/, '');
/** A file for each door, and one for what the same doors share: few files install, and start, faster. */
const byDoor = (sources, ending) => ({
  input: Object.fromEntries(sources.map((source) => [nameOf(source), built(source, ending)])),
  external: isPackage,
  output: {
    dir: 'dist/npm',
    format: 'es',
    entryFileNames: `[name]${ending}`,
    minifyInternalExports: false,
    hoistTransitiveImports: false,
  },
});
const doors = byDoor(Object.values(entryPoints), '.js');
const npm = {
  ...doors,
  treeshake,
  // A door holds its own module: `sideEffects` names the files that define elements, and no chunk.
  preserveEntrySignatures: 'allow-extension',
  output: {
    ...doors.output,
    chunkFileNames: 'chunks/[name].js',
    // The wrappers have effects, so a server component may only refer to them.
    banner: ({ name }) => (name === 'widgets/generated/react' ? "'use client';" : ''),
  },
  plugins: [uncommented()],
};
/** A name that an augmentation extends counts as a global to the plugin of types, which gives ours another. */
const ownNames = {
  name: 'own-names',
  renderChunk: (code) => ({ code: code.replace(/\bTextsOf\$1\b/g, 'TextsOf'), map: null }),
};
const typeDoors = byDoor(typedSources, '.d.ts');
const types = {
  ...typeDoors,
  // A module of types is named `money.d`.
  output: { ...typeDoors.output, chunkFileNames: 'chunks/[name].ts' },
  plugins: [dts(), ownNames],
};

/**
 * The template engine for Node, from the same modules in fewer files: a process that starts for one page spends more on
 * reading modules than on the page.
 */
const templatesForNode = {
  input: Object.fromEntries(
    Object.entries(entryPoints)
      .filter(([name]) => /^\.\/template(?:\/|$)/.test(name))
      .map(([name, source]) => [name.slice(2), built(source, '.js')]),
  ),
  external: isPackage,
  output: {
    dir: 'dist/npm/node',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
  },
  plugins: [uncommented({ hasLines: false })],
};

/** The command for template authors: one file that needs only Node. */
const command = {
  input: { 'vitrine-template': 'tools/template/main.ts' },
  external: isPackage,
  // Packages that the rest of core imports are dropped.
  treeshake: { moduleSideEffects: 'no-external' },
  output: { dir: 'dist/bin', format: 'es' },
  plugins: [transpiled(), minified(`#!/usr/bin/env node\n${banner}`, nodeTarget), executable],
};

/** A program for Node in one file, with the packages of `credit` inside. */
const nodeProgram = (start, credit, ...more) => ({
  onwarn: quiet,
  output: { dir: 'dist/bin', format: 'es', inlineDynamicImports: true },
  plugins: [
    transpiled(),
    nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
    commonjs(),
    minified(`${start}${banner.replace(' */', '')}, with ${credit} | MIT */`, nodeTarget),
    ...more,
  ],
});

/** The language server that the command starts, with the libraries of its protocol: it works alone, also in an extension. */
const languageServer = {
  ...nodeProgram('', 'vscode-languageserver © Microsoft Corporation'),
  input: { 'vitrine-template-lsp': 'tools/template/lsp/main.ts' },
  treeshake: { moduleSideEffects: 'no-external' },
};

/** The command that makes a shop of one's own, with the reader of its catalogue: it works before anything is installed. */
const shopCommand = {
  ...nodeProgram('#!/usr/bin/env node\n', 'Papa Parse © Matthew Holt', executable, fromSources()),
  output: { dir: 'shop/create/dist', format: 'es', inlineDynamicImports: true },
  input: { 'create-vitrine-shop': 'shop/create/main.ts' },
  external: (id) => isOthers(id) && id !== 'papaparse' && !id.endsWith('.ts'),
  // Of the server and the pages it needs a few tables and rules.
  treeshake: { moduleSideEffects: (id) => id.endsWith('shop/create/main.ts') },
};

/**
 * The shop. Few files: Node reads and links each module by itself, and a module for each source quadrupled the time of a
 * start. Nobody bundles a server to leave parts of it out.
 */
const shop = {
  input: { index: 'shop/index.ts', consume: 'shop/start/consume.ts' },
  external: isPackage,
  // A package that one feature needs is imported there alone.
  treeshake: { moduleSideEffects: 'no-external' },
  output: { dir: 'shop/dist', format: 'es', chunkFileNames: 'chunks/[name].js' },
  plugins: [transpiled()],
};
const shopTypes = {
  input: 'dist/shop-types/shop/index.d.ts',
  external: isPackage,
  output: { file: 'shop/dist/index.d.ts', format: 'es' },
  plugins: [dts()],
};

const examples = {
  input: {
    start: 'examples/marram/start.ts',
    consume: 'shop/start/consume.ts',
    // The measurements open the shop on a server of their own, page by page.
    marram: 'examples/marram/index.ts',
    shop: 'shop/index.ts',
  },
  external: isOthers,
  output: { dir: 'dist/examples', format: 'es', chunkFileNames: '[name].js' },
  plugins: [fromSources(), transpiled()],
};

/** What rollup builds, by the name of its step in scripts/build/steps.mjs; of each flavour below its own name. */
export const builds = {
  modules,
  npm,
  types,
  'template-node': templatesForNode,
  'template-command': command,
  'language-server': languageServer,
  'shop-command': shopCommand,
  shop,
  'shop-types': shopTypes,
  examples,
};
export const flavouredBuilds = Object.fromEntries(
  Object.entries(flavours).map(([name, flavour]) => [name, flavoured(flavour)]),
);
