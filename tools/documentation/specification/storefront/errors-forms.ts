import type { Row } from '../row.js';

/** storefront.md §8, "Error catalogue": form submission. */
export const formErrors: readonly Row[] = [
  {
    item: "'Error processing form submission. Please reload and try again.'",
    quote: "'Error processing form submission. Please reload and try again.'",
    modules: ['core/forms/submission/submit-error.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        'Error processing form submission. Please reload and try again.',
    },
  },
  {
    item: "'Unknown error, please try again later.'",
    quote: "'Unknown error, please try again later.'",
    modules: ['core/forms/submission/submit-error.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        'Unknown error, please try again later.',
    },
  },
  {
    item: "'Complete CAPTCHA before submitting.'",
    quote: "- 'Complete CAPTCHA before submitting.'",
    modules: ['core/forms/submission/submit-form.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        "'Complete CAPTCHA before submitting.' when one is rendered and not solved",
    },
  },
  {
    item: "'Could not get a form submission key, please try again later.'",
    quote: "'Could not get a form submission key, please try again later.'",
    modules: ['core/forms/submission/submit-error.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        "'Could not get a form submission key, please try again later.': %s",
    },
  },
  {
    item: "'Could not parse the form fields, please check your entries.'",
    quote: "'Could not parse the form fields, please check your entries.'",
    modules: ['core/forms/submission/submit-error.ts', 'examples/server/http/problem.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        'Could not parse the form fields, please check your entries.',
    },
  },
  {
    item: "'One or more fields is invalid, please check your entries.'",
    quote: "- 'One or more fields is invalid, please check your entries.'",
    modules: ['core/forms/submission/submit-form.ts', 'core/i18n/strings/form-submission.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        'One or more fields is invalid, please check your entries.',
    },
  },
  {
    item: "Other than newsletters, with the setting `formNotices: 'specified'`: 'Please scroll down to review.' above and 'Please scroll up to review.' below the form",
    quote:
      "'Your form has encountered a problem. Please scroll down to review.' above the form and 'Your form has encountered a problem. Please scroll up to review.' below it.",
    modules: ['widgets/elements/form/problems.tsx'],
    tests: {
      'tests/unit/widgets/elements/form/rendered-form.test.ts':
        "shows both notices: 'scroll down' above the form and 'scroll up' below it",
    },
  },
  {
    item: "401: 'Unable to submit form. Please try again later.'",
    quote: "| 401 | 'Unable to submit form. Please try again later.' |",
    modules: ['core/forms/submission/submit-error.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        "[401, {}, 'Unable to submit form. Please try again later.']",
    },
  },
  {
    item: "404: 'This form has not been configured yet.'",
    quote: "| 404 | 'This form has not been configured yet.' |",
    modules: ['core/forms/submission/submit-error.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        "[404, {}, 'This form has not been configured yet.']",
    },
  },
  {
    item: "429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.'",
    quote:
      "| 429 | 'Unable to submit form. Submission rate limit exceeded. Please try again later.' |",
    modules: ['core/forms/submission/submit-error.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        "[429, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.']",
    },
  },
  {
    item: "500: 'Unable to send form. Please try again later.'",
    quote: "| 500 | 'Unable to send form. Please try again later.' |",
    modules: ['core/forms/submission/submit-error.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        "'Unable to send form. Please try again later.'",
    },
  },
  {
    item: '400 with a map of errors per field: each at its field',
    quote: '| 400 with map of errors per field | each error shown at its field |',
    modules: [
      'core/forms/submission/submit-error.ts',
      'widgets/elements/form/enhanced/field-errors.ts',
    ],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        "shows 'each error at its field' of a save that is answered with 400",
      'tests/unit/widgets/elements/form/rendered-form.test.ts':
        "shows '400 with map of errors per field' at the fields",
    },
  },
  {
    item: "Other statuses: the response's error field, else the unknown-error message",
    quote: "| other | the response's error field, else the unknown-error message |",
    modules: ['core/forms/submission/submit-error.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        "[418, {}, 'Unknown error, please try again later.']",
    },
  },
];
