import type { Row } from '../row.js';

/** storefront.md §3, "Entities and their fields": forms and restock signups. */
export const formEntities: readonly Row[] = [
  {
    item: 'Form: id, name, fields, submission message, success redirect, disclaimer, captcha settings',
    quote: 'id, name, fields, submission message, success redirect, disclaimer, captcha settings.',
    modules: ['core/forms/form.ts', 'core/forms/parse-form.ts'],
    tests: {
      'tests/unit/core/forms/parse-form.test.ts':
        'Form: id, name, fields, submission message, success redirect, disclaimer, captcha settings.',
    },
  },
  {
    item: 'Field kinds: address, checkbox, date, hidden, likert, name, phone, radio, select, time and a default; sections are ignored',
    quote:
      'address, checkbox, date, hidden, likert, name, phone, radio, select, time, and a default single-value field. Section items are ignored.',
    modules: ['core/forms/field-kinds.ts', 'core/forms/parse-form.ts'],
    tests: {
      'tests/unit/core/forms/parse-form.test.ts': 'ignores section items',
      'tests/unit/core/forms/every-kind.test.ts': 'a field of the kind %s',
    },
  },
  {
    item: 'A phone of 3 parts is padded with an empty first part',
    quote: 'phone with 3 parts is prefixed or padded with an empty first part;',
    modules: ['core/forms/read-answers.ts'],
    tests: {
      'tests/unit/core/forms/read-answers.test.ts':
        "'phone with 3 parts is prefixed or padded with an empty first part'",
    },
  },
  {
    item: 'A checkbox yields the list of checked values',
    quote: 'checkbox yields the list of checked values;',
    modules: ['core/forms/read-answers.ts'],
    tests: {
      'tests/unit/core/forms/read-answers.test.ts': "'checkbox yields the list of checked values'",
    },
  },
  {
    item: 'A radio yields the first checked value',
    quote: 'radio yields the first checked value;',
    modules: ['core/forms/read-answers.ts'],
    tests: {
      'tests/unit/core/forms/read-answers.test.ts': "'radio yields the first checked value'",
    },
  },
  {
    item: 'A likert yields a map of question to checked values',
    quote: 'likert yields a map of question to checked values;',
    modules: ['core/forms/read-answers.ts'],
    tests: {
      'tests/unit/core/forms/read-answers.test.ts':
        "'likert yields a map of question to checked values'",
    },
  },
  {
    item: 'A hidden field takes its value from the query string where its name is present, else its own',
    quote:
      "hidden takes its value from the page query string if the field's name is present there, otherwise its own value.",
    modules: ['core/forms/read-answers.ts'],
    tests: {
      'tests/unit/core/forms/read-answers.test.ts':
        "'hidden takes its value from the page query string if the field's name is present there, otherwise its own value'",
      'tests/unit/examples/storefront/website-forms.test.ts':
        "hidden takes its value from the page query string if the field's name is pres",
    },
  },
  {
    item: 'Submission payload: key, form, optional captchaKey, pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue',
    quote:
      "page context fields: pageTitle, pageId, contentSource ('i' item or 'c' collection), pagePath, pagePermissionTypeValue.",
    modules: ['core/forms/submission/submit-form.ts', 'core/forms/submission/page-context.ts'],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts':
        'key, form (map of form-item id to sanitised value)',
      'tests/unit/core/forms/submission/page-context.test.ts':
        'pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue',
    },
  },
  {
    item: 'Restock signup payload: productId, variantId, siteVisitorEmail, isJoinMailingList, optional captchaToken',
    quote:
      'productId, variantId, siteVisitorEmail, isJoinMailingList (bool), optional captchaToken.',
    modules: ['core/commerce/restock/signup/sign-up.ts'],
    tests: {
      'tests/unit/core/commerce/restock/signup/sign-up.test.ts':
        'Restock signup payload: productId, variantId, siteVisitorEmail, isJoinMailing',
    },
  },
  {
    item: 'Restock signup group list response: signUpGroups, hasNextPage, nextPageCursor',
    quote: '**Restock signup group list response**: signUpGroups, hasNextPage, nextPageCursor.',
    modules: ['core/commerce/restock/admin/schema.ts'],
    tests: {
      'tests/unit/core/commerce/restock/admin/client.test.ts':
        'Restock signup group list response: signUpGroups, hasNextPage, nextPageCursor',
    },
  },
  {
    item: 'Restock signups response per product and variant: signUps, hasNextPage, nextPageCursor',
    quote: 'signUps, hasNextPage, nextPageCursor. **Store currency**',
    modules: ['core/commerce/restock/admin/schema.ts'],
    tests: {
      'tests/unit/core/commerce/restock/admin/client.test.ts':
        'signUps, hasNextPage, nextPageCursor',
    },
  },
];
