import type { Row } from '../row.js';

/** platform.md §6, "Roles and permissions". */
export const roles: readonly Row[] = [
  {
    item: "Tracking carries an anonymous visitor or a member's account id",
    quote: 'Anonymous visitor versus member account id is carried in tracking.',
    modules: [
      'analytics/clients/pipeline/content.ts',
      'analytics/clients/legacy/legacy-payload.ts',
    ],
    tests: {
      'tests/unit/analytics/clients/legacy/legacy-client.test.ts':
        'is "pageHash, pagePath (trailing slash removed), websiteId, templateId, variantId, memberAccountId',
    },
  },
  {
    item: 'Site users are signed in by the user-info cookie; one that cannot be parsed is absent',
    quote: 'an unparseable cookie is treated as absent.',
    modules: ['core/runtime/site.ts'],
    tests: {
      'tests/unit/core/runtime/site.test.ts': 'an unparseable cookie is treated as absent.',
    },
  },
  {
    item: 'Contributor roles: 14 numbers, admin 1 to website manager 15',
    quote: 'admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, store manager 8',
    modules: ['core/content/website.ts'],
    tests: { 'tests/unit/core/content/constants.test.ts': 'platform §6: contributor roles' },
  },
];
