import type { Row } from '../row.js';

/** platform.md §8, "Error catalogue": messages of the interface. */
export const interfaceErrors: readonly Row[] = [
  {
    item: "'Unable to load results'",
    quote: "'Unable to load results'",
    modules: ['examples/storefront/views/content/search.ts'],
    tests: {
      'tests/browser/interface-messages.spec.ts': 'Unable to load results',
      'tests/unit/examples/storefront/content-pages.test.ts': '"Unable to load results"',
    },
  },
  {
    item: "'Unable to load. Try again.'",
    quote: "'Unable to load. Try again.'",
    modules: ['core/i18n/strings/form-submission.ts', 'widgets/elements/form/form.tsx'],
    tests: {
      'tests/browser/interface-messages.spec.ts': 'Unable to load. Try again.',
      'tests/unit/widgets/elements/form/rendered-form.test.ts': 'Unable to load. Try again.',
    },
  },
  {
    item: "'Something went wrong'",
    quote: "'Something went wrong'",
    modules: ['examples/storefront/views/error-page.ts'],
    tests: {
      'tests/browser/interface-messages.spec.ts': 'Something went wrong',
      'tests/unit/examples/storefront/storefront.test.ts': 'Something went wrong',
    },
  },
  {
    item: "'Unable to load collections'",
    quote: "'Unable to load collections'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/views/owner/header-footer.ts',
      'examples/storefront/public/owner-collections.js',
    ],
    tests: { 'tests/browser/interface-messages.spec.ts': 'Unable to load collections' },
  },
  {
    item: "'Unable to load fonts'",
    quote: "'Unable to load fonts'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/views/owner/fonts.ts',
      'examples/storefront/public/owner-fonts.js',
    ],
    tests: { 'tests/browser/interface-messages.spec.ts': 'Unable to load fonts' },
  },
  {
    item: "'No results found'",
    quote: "'No results found'",
    modules: ['examples/storefront/views/content/search.ts'],
    tests: {
      'tests/browser/interface-messages.spec.ts': 'No results found',
      'tests/unit/examples/storefront/content-pages.test.ts': '"No results found"',
    },
  },
  {
    item: "'Network error'",
    quote: "'Network error'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/views/owner/analytics/analytics.ts',
      'examples/storefront/public/owner-analytics.js',
    ],
    tests: { 'tests/browser/interface-messages.spec.ts': 'Network error' },
  },
  {
    item: "'No response data from job request'",
    quote: "'No response data from job request'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/views/owner/products/editor.ts',
      'examples/storefront/public/owner-uploads.js',
    ],
    tests: {
      'tests/browser/interface-messages-files.spec.ts': 'No response data from job request',
    },
  },
  {
    item: "'File processing failed'",
    quote: "'File processing failed'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/server/product-pictures/product-pictures.ts',
      'examples/storefront/views/owner/products/editor.ts',
    ],
    tests: { 'tests/browser/interface-messages-files.spec.ts': 'File processing failed' },
  },
  {
    item: "'File processing cancelled'",
    quote: "'File processing cancelled'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/views/owner/products/editor.ts',
      'examples/storefront/public/owner-uploads.js',
    ],
    tests: { 'tests/browser/interface-messages-files.spec.ts': 'File processing cancelled' },
  },
  {
    item: "'File upload failed to complete'",
    quote: "'File upload failed to complete'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/views/owner/products/editor.ts',
      'examples/storefront/public/owner-uploads.js',
    ],
    tests: { 'tests/browser/interface-messages-files.spec.ts': 'File upload failed to complete' },
  },
  {
    item: "'There was a problem while renaming your file.'",
    quote: "'There was a problem while renaming your file.'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/server/product-pictures/product-pictures.ts',
    ],
    tests: {
      'tests/browser/interface-messages-files.spec.ts':
        'There was a problem while renaming your file.',
    },
  },
  {
    item: "'There was a problem while uploading your file.'",
    quote: "'There was a problem while uploading your file.'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/views/owner/products/editor.ts',
      'examples/storefront/public/owner-uploads.js',
    ],
    tests: {
      'tests/browser/interface-messages-files.spec.ts':
        'There was a problem while uploading your file.',
    },
  },
  {
    item: "'Unable to connect. Please try again'",
    quote: "'Unable to connect. Please try again'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/views/owner/page.ts',
      'examples/storefront/public/offline.js',
    ],
    tests: { 'tests/browser/interface-messages.spec.ts': 'Unable to connect. Please try again' },
  },
  {
    item: "'Unable to locate content'",
    quote: "'Unable to locate content'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/views/owner/page.ts',
      'examples/storefront/owner/render-missing.ts',
    ],
    tests: { 'tests/browser/interface-messages.spec.ts': 'Unable to locate content' },
  },
  {
    item: "'Code editing is not available on Android.'",
    quote: "'Code editing is not available on Android.'",
    modules: ['core/i18n/strings/form-builder.ts', 'widgets/elements/form-builder/json-panel.tsx'],
    tests: {
      'tests/browser/interface-messages.spec.ts': 'Code editing is not available on Android.',
    },
  },
  {
    item: 'A failed load of time zones',
    quote: 'plus a timezone load failure message (text not shown).',
    modules: ['core/i18n/dates/offsets.ts'],
    tests: {
      'tests/unit/core/i18n/dates/missing-zones.test.ts': 'warns once, and dates have that offset',
    },
    kind: 'not-shown',
    reason: 'The text is not shown; missing zones are warned of in words of the library.',
  },
];
