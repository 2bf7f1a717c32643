import { entryPoints } from './scripts/entries.mjs';

/** Finds unused files, exports, types and packages. Entries are what the package exports and what tools start. */
export const config = {
  entry: [
    ...Object.values(entryPoints),
    'widgets/autoload/snippet.ts',
    // One CDN build puts it in the place of what it leaves out.
    'widgets/button/left-out.ts',
    // The CDN builds put it in the place of zod.
    'core/schema-functions/index.ts',
    'widgets/element/manifest.ts',
    'widgets/elements/*/access.ts',
    'widgets/generated/*.ts',
    // Types for frameworks that are not installed here.
    'widgets/frameworks/*.d.ts',
    'analytics/entry.ts',
    'analytics/events/schemas.ts',
    'examples/marram/{images,sounds}/draw.mjs',
    'scripts/*.mjs',
    // A stage starts it.
    'scripts/test/install-vendure.mjs',
    'tests/**/*.{test,spec}.{ts,tsx}',
    // A package of its own, whose imports knip would look for here.
    'examples/vendure/{server,page}.mjs',
    'examples/vendure/pages/checkout.js',
    // mail-kills.all.test.ts bundles it and starts it as a process.
    'tests/contract/mail-sender.ts',
    'tests/bench/server/bare.mjs',
    'tests/bench/template/process-child.mjs',
    'stories/**/*.stories.tsx',
    '.storybook/*.ts',
    // The judge of mutants loads them by their paths.
    'scripts/mutants/{judge,setup,browser-setup,wake-process,projects.config,stories.config}.mjs',
    // scripts/extension bundles it for the editor.
    'editors/vscode/client.ts',
    // scripts/docs loads them by their paths.
    'tools/documentation/{index,storybook-blocks,browser/main}.{ts,tsx}',
  ],
  project: [
    '{core,analytics,connectors,widgets,shop,examples,tools,editors,scripts,tests,stories}/**/*.{ts,tsx,mjs,mdx}',
  ],
  // Applications with packages of their own.
  ignore: ['tests/package/fixtures/**'],
  // A type that names part of an exported declaration is public with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Guides are read for their imports alone.
  compilers: { mdx: (text) => [...text.matchAll(/^import .*$/gm)].join('\n') },
  // The copy in which mutants are judged has them there.
  ignoreUnresolved: ['../vitest.config.ts', '../vitest.stories.config.ts'],
  // Tests read the script of the first as a file and run the others as commands; the build imports Preact in modules it writes.
  ignoreDependencies: ['axe-core', 'publint', '@vendure/core', 'rxjs', 'solid-js', 'svelte', 'vue'],
};

// knip asks for a default export here.
export default config;
