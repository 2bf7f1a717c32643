import type { Row } from '../row.js';

/** storefront.md §5, "Validation rules": forms, emails, restock. */
export const formRules: readonly Row[] = [
  {
    item: "Required fields left empty show 'Required'; likert has no required check",
    quote:
      "required fields left empty show 'Required' (single, multi, radio, select, checkbox with none checked); likert has no required check.",
    modules: ['core/forms/validate.ts'],
    tests: { 'tests/unit/core/forms/validate.test.ts': "'likert has no required check'" },
  },
  {
    item: 'Submitted data is validated by the server too; its errors are shown per field id',
    quote: 'Submitted data is also validated server side; field errors are shown per field id.',
    modules: ['core/forms/check-answers.ts', 'examples/server/forms/submit-form.ts'],
    tests: {
      'tests/unit/core/forms/check-answers.test.ts':
        "tells 'errors keyed by field id' of the fields that are shown",
      'tests/unit/core/forms/submission/submit-form.test.ts':
        "shows what 'is also validated server side' at the fields",
    },
  },
  {
    item: "Textarea beyond its max length: 'You have exceeded the character limit.'",
    quote: "message 'You have exceeded the character limit.'",
    modules: ['core/forms/validate.ts', 'core/forms/max-length.ts'],
    tests: { 'tests/unit/core/forms/validate.test.ts': 'You have exceeded the character limit.' },
  },
  {
    item: 'Counter max length is an integer; negative or invalid counts as 0, which means no counter',
    quote:
      'Counter max length is parsed as an integer; negative or invalid counts as 0, and 0 means no counter.',
    modules: ['core/forms/max-length.ts', 'widgets/elements/character-counter/use-length.ts'],
    tests: {
      'tests/unit/widgets/elements/character-counter/character-counter.test.tsx':
        'Counter max length is parsed as an integer; negative or invalid counts as 0, and 0 means no counter.',
    },
  },
  {
    item: "Email item: trimmed, valid unless optional and empty; 'Email is not valid. Email addresses should follow the format {email}.'",
    quote: "message 'Email is not valid. Email addresses should follow the format {email}.'",
    modules: ['core/forms/validate.ts', 'core/forms/email.ts'],
    tests: {
      'tests/unit/core/forms/validate.test.ts': "'trimmed value must be a valid email': %j",
    },
  },
  {
    item: "Email pattern: local part, '@', dotted labels, 2-4 alphanumeric characters at the end; length 3 to 256",
    quote: 'ending in a 2-4 character alphanumeric top-level part; overall length 3 to 256.',
    modules: ['core/forms/email.ts'],
    tests: {
      'tests/unit/core/forms/validate.test.ts':
        "'ending in a 2-4 character alphanumeric top-level part'",
      'tests/unit/core/forms/answer-rules.test.ts':
        "ends as it is specified on a site with the pattern 'specified'",
    },
  },
  {
    item: "Form level: 'One or more fields is invalid, please check your entries.'",
    quote:
      "with validation enabled, invalid forms show 'One or more fields is invalid, please check your entries.'",
    modules: ['core/forms/submission/submit-form.ts', 'core/i18n/strings/form-submission.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        'One or more fields is invalid, please check your entries.',
    },
  },
  {
    item: "Restock email: 'Email cannot be blank', 'Email is invalid'",
    quote: "not blank ('Email cannot be blank'); valid ('Email is invalid').",
    modules: ['core/commerce/restock/signup/email-problem.ts'],
    tests: {
      'tests/unit/core/commerce/restock/signup/email-problem.test.ts':
        "Restock email: not blank ('Email cannot be blank'); valid ('Email is invalid'",
    },
  },
  {
    item: "Restock with a captcha needs a token: 'Complete CAPTCHA before submitting.'",
    quote: "If a captcha is rendered a token is required: 'Complete CAPTCHA before submitting.'",
    modules: ['widgets/elements/restock/use-sign-up.ts', 'examples/server/restock/sign-up.ts'],
    tests: {
      'tests/unit/widgets/elements/restock/captcha.test.ts':
        "If a captcha is rendered a token is required: 'Complete CAPTCHA before submitting.'",
    },
  },
];
