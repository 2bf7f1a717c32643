import type { Row } from '../row.js';

/** platform.md §5, "Validation rules": messages of the interface. */
export const messages: readonly Row[] = [
  {
    item: "'Please enter a valid email'",
    quote: "'Please enter a valid email'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/owner/customer-pages.ts',
    ],
    tests: { 'tests/browser/interface-messages.spec.ts': 'Please enter a valid email' },
  },
  {
    item: "'Emails must be formatted as {email}'",
    quote: "'Emails must be formatted as {email}'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/server/owners/people.ts',
    ],
    tests: { 'tests/browser/interface-messages.spec.ts': 'Emails must be formatted as {email}' },
  },
  {
    item: "'Links must be formatted as {host} or {host}'",
    quote: "'Links must be formatted as {host} or {host}'",
    modules: ['core/i18n/strings/forms.ts', 'core/forms/answer-rules.ts', 'core/forms/website.ts'],
    tests: {
      'tests/browser/interface-messages.spec.ts': 'Links must be formatted as {host} or {host}',
      'tests/unit/core/forms/answer-rules.test.ts': "'Links must be formatted as {host} or {host}'",
    },
  },
  {
    item: "'Please enter a file name'",
    quote: "'Please enter a file name'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/server/product-pictures/file-names.ts',
    ],
    tests: { 'tests/browser/interface-messages-files.spec.ts': 'Please enter a file name' },
  },
  {
    item: "'{val} is not a valid page URL'",
    quote: "'{val} is not a valid page URL'",
    modules: [
      'core/content/check-page-url.ts',
      'core/i18n/strings/editor.ts',
      'examples/server/catalogue/editing/read-values.ts',
    ],
    tests: {
      'tests/browser/interface-messages.spec.ts': '{val} is not a valid page URL',
      'tests/unit/core/content/check-page-url.test.ts': "'{val} is not a valid page URL'",
    },
  },
  {
    item: "'This {tagType} already exists'",
    quote: "'This {tagType} already exists'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/server/catalogue/editing/labels.ts',
      'examples/server/catalogue/editing/read-values.ts',
    ],
    tests: { 'tests/browser/interface-messages.spec.ts': 'This {tagType} already exists' },
  },
  {
    item: "'You may only edit one {tagType} at a time'",
    quote: "'You may only edit one {tagType} at a time'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/owner/products/tag-pages.ts',
    ],
    tests: {
      'tests/browser/interface-messages.spec.ts': 'You may only edit one {tagType} at a time',
    },
  },
  {
    item: "'A List must be selected'",
    quote: "'A List must be selected'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/storefront/owner/mailing-list-pages.ts',
    ],
    tests: { 'tests/browser/interface-messages.spec.ts': 'A List must be selected' },
  },
  {
    item: "'Your dataset must have at least one column'",
    quote: "'Your dataset must have at least one column'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/server/catalogue/editing/tables/read-table.ts',
    ],
    tests: {
      'tests/browser/interface-messages.spec.ts': 'Your dataset must have at least one column',
    },
  },
  {
    item: "'Your dataset must have at least one row'",
    quote: "'Your dataset must have at least one row'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/server/catalogue/editing/tables/read-table.ts',
    ],
    tests: {
      'tests/browser/interface-messages.spec.ts': 'Your dataset must have at least one row',
    },
  },
  {
    item: "'The file {fileName} is too large. The maximum allowed file size is {maxSize}.'",
    quote: "'The file {fileName} is too large. The maximum allowed file size is {maxSize}.'",
    modules: [
      'core/content/file-size.ts',
      'core/i18n/strings/editor.ts',
      'examples/server/product-pictures/product-pictures.ts',
      'examples/storefront/views/owner/products/editor.ts',
    ],
    tests: {
      'tests/browser/interface-messages-files.spec.ts':
        'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
      'tests/unit/core/content/file-size.test.ts':
        'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
    },
  },
  {
    item: "'Vimeo Basic accounts are unsupported. Please share a video from a different account.'",
    quote: "'Vimeo Basic accounts are unsupported. Please share a video from a different account.'",
    modules: [
      'examples/server/interface-messages/interface-messages.ts',
      'examples/server/lesson-films/lesson-films.ts',
    ],
    tests: {
      'tests/browser/interface-messages.spec.ts':
        'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    },
  },
];
