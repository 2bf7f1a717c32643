import type { Row } from '../row.js';

/** platform.md §7, "Calls": languages, places and accounts. */
export const accountCalls: readonly Row[] = [
  {
    item: 'GET /api/multilingual/settings',
    quote: '| GET /api/multilingual/settings | none | not shown |',
    modules: [
      'examples/server/site-settings/routes.ts',
      'examples/server/site-settings/site-settings.ts',
    ],
    tests: { 'tests/contract/site-settings.test.ts': '/api/multilingual/settings' },
  },
  {
    item: 'GET /api/multilingual/status',
    quote: '| GET /api/multilingual/status | none | not shown |',
    modules: [
      'examples/server/site-settings/routes.ts',
      'examples/server/site-settings/site-settings.ts',
    ],
    tests: { 'tests/contract/site-settings.test.ts': '/api/multilingual/status' },
  },
  {
    item: 'GET /api/multilingual/languages',
    quote: '| GET /api/multilingual/languages | none | not shown |',
    modules: [
      'examples/server/site-settings/routes.ts',
      'examples/server/site-settings/site-languages.ts',
    ],
    tests: {
      'tests/contract/site-settings.test.ts':
        'are all that the shop has words for, until the owner chooses',
    },
  },
  {
    item: 'PUT /api/multilingual/languages: languages',
    quote: '| PUT /api/multilingual/languages | {languages} | not shown |',
    modules: [
      'examples/server/site-settings/routes.ts',
      'examples/server/site-settings/site-settings.ts',
    ],
    tests: {
      'tests/contract/site-settings.test.ts':
        'are those that the owner chose, in the order of the table',
    },
  },
  {
    item: 'DELETE /api/multilingual/connection',
    quote: '| DELETE /api/multilingual/connection | none | disconnects the translation provider |',
    modules: [
      'examples/server/site-settings/routes.ts',
      'examples/server/site-settings/site-settings.ts',
    ],
    tests: { 'tests/contract/site-settings.test.ts': 'alone without the translation provider' },
  },
  {
    item: 'GET /api/site-header-footer',
    quote: '| GET /api/site-header-footer | none | returns the header and footer data |',
    modules: [
      'examples/server/site-settings/routes.ts',
      'examples/server/site-settings/read-state.ts',
    ],
    tests: {
      'tests/contract/site-settings.test.ts':
        'are empty until the owner saves them, and one record then',
    },
  },
  {
    item: 'PUT /api/site-header-footer: header, footer',
    quote: '| PUT /api/site-header-footer | {header, footer} | not shown |',
    modules: [
      'examples/server/site-settings/routes.ts',
      'examples/server/site-settings/site-settings.ts',
    ],
    tests: {
      'tests/contract/site-settings.test.ts':
        'are not overwritten by somebody who has read an older version',
    },
  },
  {
    item: 'GET /api/google-maps/places/autocomplete',
    quote:
      '| GET /api/google-maps/places/autocomplete | query params, optional tracking context | response not shown |',
    modules: ['examples/server/places/routes.ts', 'examples/server/places/places.ts'],
    tests: {
      'tests/contract/places.test.ts':
        'are suggested for what is typed, and have the parts of an address',
    },
  },
  {
    item: 'GET /api/google-maps/places/details: productPage and productSection in the context',
    quote:
      '| GET /api/google-maps/places/details | query params; context with productPage and productSection expected | response not shown |',
    modules: ['examples/server/places/routes.ts', 'examples/server/places/places.ts'],
    tests: { 'tests/contract/places.test.ts': 'get the context and the session of the call' },
  },
  {
    item: 'POST /api/site-users/account/session: email, password, rememberMe; xsrfToken',
    quote:
      '| POST /api/site-users/account/session | email, password, rememberMe | response carries xsrfToken',
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'The call comes with the accounts of members.',
  },
  {
    item: 'DELETE /api/site-users/account/session: cloneCart; retried once on crumb failure',
    quote:
      '| DELETE /api/site-users/account/session | query cloneCart (boolean) | retried once on crumb failure |',
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'The call comes with the accounts of members.',
  },
  {
    item: 'POST /api/site-users/account/locale: language, only where a translation widget tells it',
    quote:
      '| POST /api/site-users/account/locale | language | only made when a translation widget in the top window exposes the current language |',
    modules: [],
    tests: {},
    kind: 'later',
    reason: 'The call comes with the accounts of members.',
  },
];
