import type { Row } from '../row.js';

/** platform.md §5, "Validation rules": messages of the interface. */
export const messages: readonly Row[] = [
  {
    item: "'Please enter a valid email'",
    quote: "'Please enter a valid email'",
    modules: [],
    tests: {},
    kind: 'later',
    reason: "The message belongs to the e-mail of members' and owners' accounts.",
  },
  {
    item: "'Emails must be formatted as {email}'",
    quote: "'Emails must be formatted as {email}'",
    modules: [],
    tests: {},
    kind: 'later',
    reason:
      "The message belongs to the e-mail of members' and owners' accounts; forms have a sentence of their own.",
  },
  {
    item: "'Links must be formatted as {host} or {host}'",
    quote: "'Links must be formatted as {host} or {host}'",
    modules: ['core/i18n/strings/forms.ts', 'core/forms/website.ts'],
    tests: {
      'tests/unit/core/forms/answer-rules.test.ts': "'Links must be formatted as {host} or {host}'",
    },
  },
  {
    item: "'Please enter a file name'",
    quote: "'Please enter a file name'",
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'Files are named in the uploads of the back office.',
  },
  {
    item: "'{val} is not a valid page URL'",
    quote: "'{val} is not a valid page URL'",
    modules: ['core/content/check-page-url.ts', 'core/i18n/strings/editor.ts'],
    tests: { 'tests/unit/core/content/check-page-url.test.ts': "'{val} is not a valid page URL'" },
  },
  {
    item: "'This {tagType} already exists'",
    quote: "'This {tagType} already exists'",
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'Tags and categories are edited in the back office.',
  },
  {
    item: "'You may only edit one {tagType} at a time'",
    quote: "'You may only edit one {tagType} at a time'",
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'Tags and categories are edited in the back office.',
  },
  {
    item: "'A List must be selected'",
    quote: "'A List must be selected'",
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'The list of a newsletter is chosen in the back office.',
  },
  {
    item: "'Your dataset must have at least one column'",
    quote: "'Your dataset must have at least one column'",
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'Datasets belong to the chart block of the back office.',
  },
  {
    item: "'Your dataset must have at least one row'",
    quote: "'Your dataset must have at least one row'",
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'Datasets belong to the chart block of the back office.',
  },
  {
    item: "'The file {fileName} is too large. The maximum allowed file size is {maxSize}.'",
    quote: "'The file {fileName} is too large. The maximum allowed file size is {maxSize}.'",
    modules: ['core/content/file-size.ts', 'core/i18n/strings/editor.ts'],
    tests: {
      'tests/unit/core/content/file-size.test.ts':
        'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
    },
  },
  {
    item: "'Vimeo Basic accounts are unsupported. Please share a video from a different account.'",
    quote: "'Vimeo Basic accounts are unsupported. Please share a video from a different account.'",
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'Videos of lessons are chosen in the back office.',
  },
];
