import { defineConfig } from 'vitest/config';
import { generate } from './scripts/generate.mjs';

generate();

const shared = { globals: false, restoreMocks: true } as const;

/** Unit tests of what needs no page: most of them, and faster without one. */
const rules = ['core/template', 'core/i18n', 'core/content', 'tools', 'examples'].map(
  (folder) => `tests/unit/${folder}/**/*.test.ts`,
);

/** One project a kind of proof; `npm test` runs them all, `--project unit` one of them. */
export default defineConfig({
  test: {
    // By itself vitest leaves a processor to the person at the keyboard.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'happy-dom',
          // A page for each file as before, without a thread for each: three times as fast.
          pool: 'vmThreads',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: rules,
          setupFiles: ['tests/support/fail-on-log.ts'],
          // A megabyte of hostile text takes long on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'rules',
          environment: 'node',
          include: rules,
          setupFiles: ['tests/support/fail-on-log.ts'],
          testTimeout: 60_000,
          // Nothing here leaves anything behind, so that what is imported once serves all.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/contract-setup.ts'],
          setupFiles: ['tests/support/fail-on-log.ts'],
          // The files of a worker share its database and what they import; each starts with empty tables.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-log.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.spec.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file has a browser and visitors of its own; more of them wait for each other's processor.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/browser-setup.ts'],
        },
      },
    ],
  },
});
