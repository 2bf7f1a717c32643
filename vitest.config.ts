import { defineConfig } from 'vitest/config';
import { fromSources } from './scripts/doors.mjs';
import { generate } from './scripts/generate.mjs';
import { elementTypesPlugin } from './scripts/types/element-types-plugin.mjs';

generate();

const shared = {
  globals: false,
  restoreMocks: true,
  expect: { poll: { timeout: 15_000 } },
} as const;

/** Tests of `test:all` alone. */
const left = process.env.LANE === 'all' ? [] : ['**/*.all.{test,spec}.*'];

const setupFiles = ['fail-on-log', 'patience', 'properties'].map(
  (name) => `tests/support/${name}.ts`,
);

/**
 * Unit tests that need no page, which is most of the setup of the others. A new test here that does need one fails
 * with "document is not defined": add it to the exceptions in brackets.
 */
const rules = [
  'analytics/{api,delivery,events,page}/**/*',
  'analytics/clients/{data-layer,pixel,site-visitor,tag}/*',
  'analytics/clients/pipeline/!(pipeline-routes)',
  'analytics/collectors/**/{page-speed,recorder-permission}',
  'analytics/consent/{exemptions,policy,refusal,treatments}',
  'analytics/engine/!(engine)',
  'analytics/session/{cookie-lifetime,random-id}',
  'core/{i18n,places,preload,redaction,suggest}/**/*',
  'core/social/**/!(consent|memory|page-likes)',
  'core/template/**/!(*.widgets)',
  'core/base/!(bus|form-elements|page-lifecycle)',
  'core/captcha/**/!(altcha-adapter|vendor-adapter)',
  'core/commerce/*',
  'core/commerce/{checkout,money,product,product-filter,quantity,reviews,search,subscription}/**/*',
  'core/commerce/cart/**/!(add-ahead|hand-off|page-cart|presence|store.page)',
  'core/commerce/instalments/!(info-page)',
  'core/commerce/kept/kept-{facts,product}',
  'core/commerce/purchase/!(start-purchase|stock-check)',
  'core/commerce/restock/**/!(client|sign-up)',
  'core/content/!(safe-content)',
  'core/content/*/**/*',
  'core/{diagnosis,motion}/!(explain-failure|scroll)',
  'core/forms/!(derive-form)',
  'core/forms/builder/*',
  'core/forms/submission/submit-form',
  'core/net/!(cart-token|cookies|http|storage|urls)',
  'core/runtime/feature-flags',
  '{docs,editors,examples,faults,scripts,shop,support,tools}/**/!(form-fields)',
  'stories/{guide,template,themes}/**/!(experiment-samples|language-samples)',
  'widgets/{actions,autoload}/{claim-page,page-tools,parameters}',
  'widgets/doctor/*/{ask-shop,states}',
  'widgets/element/{node,slices,types}',
  'widgets/elements/*/{attempt-effects,countries,describe-choice,find-notice,image-view,indicator-labels,labels}',
  'widgets/elements/*/{limits,list-coupons,offer,payable,picker-view,recipient-rules,state}',
  'widgets/{mistakes,styles}/**/*',
  'widgets/parts/{cart-link,complements,file-upload,kept-products,next-page,picture-viewer,price-text}/*',
  'widgets/parts/cart-contents/!(cart-rows)',
  'widgets/parts/safe-content/read-words',
].map((files) => `tests/unit/${files}.test.ts`);

/** Browser tests of the lite flavour, whose widgets are proven by their stories: the journeys that widgets take part in. */
const lite = [
  'bytes*',
  'cart-consistency',
  'checkout',
  'checkout-live',
  'content-elements',
  'early-activation',
  'element/ledger.all',
  'finding',
  'forms',
  'instalments',
  'journey',
  'keyboard',
  'other-layers',
  'page-api',
  'page-swaps',
  'payments',
  'plain-platform',
  'product-block',
  'product-form',
  'purchase-plans',
  'purchases',
  'refusals.all',
  'restock',
  'saved-products',
  'takeover',
  'template-widgets',
  'third-party',
].map((name) => `tests/browser/${name}.spec.ts`);

/** One project a kind of proof; `npm test` runs them all, `--project unit` one of them. */
export default defineConfig({
  test: {
    // By itself vitest leaves a processor to the person at the keyboard.
    maxWorkers: '100%',
    projects: [
      {
        // Documents of widgets are imported with the stories.
        plugins: [fromSources(), elementTypesPlugin()],
        test: {
          ...shared,
          name: 'unit',
          environment: 'happy-dom',
          // A page for each file without a thread for each: three times as fast.
          pool: 'vmThreads',
          // A single worker would run all its files in one page.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...rules, ...left],
          setupFiles,
          // A megabyte of hostile text takes long on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [fromSources()],
        test: {
          ...shared,
          name: 'rules',
          environment: 'node',
          include: rules,
          exclude: left,
          setupFiles,
          testTimeout: 60_000,
          // Nothing here leaves anything behind, so that what is imported once serves all.
          isolate: false,
        },
      },
      {
        plugins: [fromSources()],
        test: {
          ...shared,
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          exclude: left,
          globalSetup: ['tests/support/contract-setup.ts'],
          setupFiles,
          // The files of a worker share its database and what they import; each starts with empty tables.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [fromSources()],
        test: {
          ...shared,
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        plugins: [fromSources()],
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
        plugins: [fromSources()],
        test: {
          ...shared,
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          exclude: left,
          // The files of a worker share one tarball and what they import.
          isolate: false,
          // What is built runs as users run it.
          server: { deps: { external: [/\/dist\//] } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [fromSources()],
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
        plugins: [fromSources()],
        test: {
          ...shared,
          name: 'browser',
          environment: 'node',
          include: process.env.FLAVOUR === 'lite' ? lite : ['tests/browser/**/*.spec.ts'],
          exclude: left,
          setupFiles: ['tests/support/patience.ts'],
          // A test takes seconds alone, and a minute beside others on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // The files of a worker share its browser, whose pages are cleaned between tests, and what they import.
          isolate: false,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/browser-setup.ts'],
        },
      },
    ],
  },
});
