import { defineConfig } from 'vitest/config';
import { generate } from './scripts/generate.mjs';
import { elementTypesPlugin } from './scripts/types/element-types-plugin.mjs';

generate();

const shared = {
  globals: false,
  restoreMocks: true,
  expect: { poll: { timeout: 15_000 } },
} as const;

const setupFiles = ['fail-on-log', 'patience', 'property-seed'].map(
  (name) => `tests/support/${name}.ts`,
);

/**
 * Unit tests that need no page, which is most of the setup of the others. A new test here that does need one fails
 * with "document is not defined": add it to the exceptions in brackets.
 */
const rules = [
  'core/{template,i18n,redaction}/**/*',
  'core/content/!(safe-content)',
  'core/content/*/**/*',
  'core/base/!(bus|form-elements|page-lifecycle)',
  'core/commerce/*',
  'core/commerce/{money,product,reviews,subscription}/**/*',
  'core/commerce/cart/**/!(add-ahead|hand-off|page-cart|presence|store.page)',
  'core/commerce/instalments/!(info-page)',
  'core/commerce/purchase/!(start-purchase|stock-check)',
  'core/commerce/restock/!(client|sign-up)',
  'core/forms/!(derive-form)',
  'core/forms/builder/*',
  'analytics/{api,delivery,events}/**/*',
  'widgets/parts/cart-contents/!(cart-rows)',
  '{editors,examples,scripts,tools}/**/*',
  'stories/template/**/*',
].map((files) => `tests/unit/${files}.test.ts`);

/**
 * Browser tests in which a flavour changes nothing, because they are of texts, style sheets, packages, analytics, what the
 * loader, the core or the server does, or pages without script: `--flavour lite` leaves them out.
 */
const flavourless = [
  'accessibility',
  'addresses',
  'captcha-vendors',
  'cart-consistency',
  'content-pages',
  'contrast',
  'documentation',
  'element-examples',
  'forms-faults',
  'forms-hostile',
  'forms-without-script',
  'guides',
  'healing',
  'installed',
  'interface-messages-files',
  'look',
  'network',
  'owner',
  'owner-analytics',
  'owner-api-keys',
  'owner-comments',
  'owner-gift-cards',
  'owner-mail',
  'owner-orders',
  'owner-people',
  'owner-products',
  'owner-terms',
  'pseudo-locale',
  'quick-starts',
  'readme',
  'reviews-written',
  'server-quick-starts',
  'shop-languages',
  'shop-shifts',
  'subscriptions',
  'template-changes',
  'themes',
  'tracking-*',
  'zoom',
].map((name) => `tests/browser/${name}.spec.ts`);

/** One project a kind of proof; `npm test` runs them all, `--project unit` one of them. */
export default defineConfig({
  test: {
    // By itself vitest leaves a processor to the person at the keyboard.
    maxWorkers: '100%',
    projects: [
      {
        // Documents of widgets are imported with the stories.
        plugins: [elementTypesPlugin()],
        test: {
          ...shared,
          name: 'unit',
          environment: 'happy-dom',
          // A page for each file as before, without a thread for each: three times as fast.
          pool: 'vmThreads',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: rules,
          setupFiles,
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
          setupFiles,
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
          setupFiles,
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
          setupFiles,
        },
      },
      {
        test: {
          ...shared,
          name: 'connectors',
          environment: 'node',
          include: ['tests/connectors/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 120_000,
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
          name: 'backends',
          environment: 'node',
          include: ['tests/backends/**/*.spec.ts'],
          setupFiles: ['tests/support/patience.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.spec.ts'],
          exclude: process.env.FLAVOUR === 'lite' ? flavourless : [],
          setupFiles: ['tests/support/patience.ts'],
          // A test takes seconds alone, and a minute beside others on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // The files of a worker share its browser, whose pages are cleaned between tests, and what they import.
          isolate: false,
          // More than cores, because a spec waits for half of its time: for the shop, a delay, a frame.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/browser-setup.ts'],
        },
      },
    ],
  },
});
