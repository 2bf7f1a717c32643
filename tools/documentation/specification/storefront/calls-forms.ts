import type { Row } from '../row.js';

/** storefront.md §7, "Calls": forms and analytics. */
export const formCalls: readonly Row[] = [
  {
    item: 'POST /api/rest/forms/validate/{formId}: values keyed by field id, errors keyed by field id',
    quote:
      '| POST /api/rest/forms/validate/{formId} | JSON of field values keyed by field id | failure returns errors keyed by field id |',
    modules: ['core/forms/check-answers.ts', 'examples/server/forms/routes.ts'],
    tests: {
      'tests/unit/core/forms/check-answers.test.ts': "url: '/api/rest/forms/validate/form'",
    },
  },
  {
    item: "GET /api/template/GetTemplateSchema with type=form; the schema's shape is not shown",
    quote:
      '| GET /api/template/GetTemplateSchema | query type=form | form schema (shape not shown) |',
    modules: ['core/forms/builder/form-schema-call.ts', 'examples/server/forms/schema-routes.ts'],
    tests: {
      'tests/unit/core/forms/builder/form-schema-call.test.ts':
        "asks 'GET /api/template/GetTemplateSchema', 'query type=form'",
    },
    kind: 'not-shown',
    reason:
      'The shape is not shown; the reference server answers with a JSON Schema of its own forms.',
  },
  {
    item: 'POST /api/events/RecordJavascriptErrors: CSRF header from the crumb cookie, list of events',
    quote:
      'CSRF header taken from the crumb cookie; JSON list of events (event name, data, timestamp)',
    modules: ['analytics/collectors/errors/route.ts', 'examples/server/analytics/routes.ts'],
    tests: {
      'tests/contract/analytics-reports.test.ts':
        'CSRF header taken from the crumb cookie; JSON list of events',
    },
  },
  {
    item: 'POST /api/form/FormSubmissionKey: empty body, with credentials',
    quote: '| POST /api/form/FormSubmissionKey | empty body, with credentials | key |',
    modules: [
      'core/forms/submission/submission-calls.ts',
      'examples/server/forms/submission-keys.ts',
    ],
    tests: {
      'tests/unit/core/forms/submission/submit-form.test.ts': "'POST /api/form/FormSubmissionKey'",
    },
  },
  {
    item: 'POST /api/form/SaveFormSubmission: key, form, optional captchaKey, page fields',
    quote:
      '| POST /api/form/SaveFormSubmission | key, form, optional captchaKey, page fields; with credentials | success or the errors below |',
    modules: ['core/forms/submission/submission-calls.ts', 'examples/server/forms/submit-form.ts'],
    tests: {
      'tests/contract/form-submissions.test.ts': 'key, form, optional captchaKey, page fields',
    },
  },
  {
    item: 'POST /api/census/RecordHit: event, data, ss_cvr',
    quote:
      '| POST /api/census/RecordHit | form-encoded event, data (JSON), ss_cvr | failures ignored | | POST /api/census/button-click, /api/census/button-render | visitorCookie and page fields; timeout 2500 ms | ignored |',
    modules: ['analytics/clients/census/census-routes.ts'],
    tests: {
      'tests/contract/analytics-census.test.ts':
        'POST /api/census/RecordHit | form-encoded event, data (JSON), ss_cvr | failur',
    },
  },
  {
    item: 'POST /api/census/button-click and button-render: visitorCookie and page fields, 2500 ms',
    quote: 'visitorCookie and page fields; timeout 2500 ms',
    modules: ['analytics/clients/census/census-routes.ts'],
    tests: {
      'tests/unit/analytics/clients/census/census-client.test.ts': "['button-click', 2500]",
      'tests/contract/analytics-census.test.ts': '"visitorCookie and page fields"',
    },
  },
  {
    item: 'POST /api/census/form-render: formId, visitorCookie, page fields',
    quote: '| POST /api/census/form-render | formId, visitorCookie, page fields | ignored |',
    modules: ['analytics/clients/census/census-client.ts'],
    tests: { 'tests/contract/analytics-census.test.ts': '"formId, visitorCookie, page fields"' },
  },
  {
    item: 'POST /api/census/overlay: visitorCookie and page fields',
    quote: '| POST /api/census/overlay | visitorCookie, page fields | ignored |',
    modules: ['analytics/clients/census/census-routes.ts', 'analytics/bindings/controls.ts'],
    tests: {
      'tests/unit/analytics/clients/census/census-client.test.ts': "['overlay', 2500]",
      'tests/unit/analytics/bindings/controls.test.ts': 'report what the page says of them',
    },
  },
  {
    item: 'POST /api/census/RecordQuickView/{id}: no body',
    quote: '| POST /api/census/RecordQuickView/{id} | no body | ignored |',
    modules: [
      'analytics/clients/census/census-routes.ts',
      'examples/server/analytics/quick-view-route.ts',
    ],
    tests: {
      'tests/contract/product-calls.test.ts':
        'POST /api/census/RecordQuickView/{id} | no body | ignored',
    },
  },
  {
    item: 'A purchase event to a global tag function',
    quote: 'a purchase event to a global tag function;',
    modules: ['analytics/clients/tag/tag-client.ts'],
    tests: {
      'tests/unit/analytics/clients/tag/tag-client.test.ts':
        '"a purchase event to a global tag function"',
    },
  },
  {
    item: 'Add-to-cart and view-product pixel events',
    quote: 'add-to-cart and view-product pixel events;',
    modules: ['analytics/clients/pixel/pixel-client.ts'],
    tests: {
      'tests/unit/analytics/clients/pixel/pixel-client.test.ts':
        'add-to-cart and view-product pixel events',
    },
  },
  {
    item: 'Site-visitor events for product page visit, add to cart and lesson pages',
    quote: 'site-visitor tracking events for product page visit, add to cart and lesson pages.',
    modules: ['analytics/clients/site-visitor/site-visitor-client.ts'],
    tests: {
      'tests/unit/analytics/clients/site-visitor/site-visitor-client.test.ts':
        'site-visitor tracking events for product page visit, add to cart and lesson pages',
    },
  },
  {
    item: 'A pixel-type event for tracked events when an ad pixel exists; details are not shown',
    quote:
      'A pixel-type client event is also fired for tracked events when an ad pixel exists (details not shown).',
    modules: ['analytics/clients/pixel/pixel-client.ts'],
    tests: {
      'tests/unit/analytics/clients/pixel/pixel-client.test.ts':
        'fired for tracked events when an ad pixel exists',
    },
    kind: 'not-shown',
    reason:
      'The details are not shown; the pixel is told the name and nothing of what the event says.',
  },
];
