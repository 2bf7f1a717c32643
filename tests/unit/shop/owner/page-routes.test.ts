// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../../../shop/owner/page-routes.js';
import { ownerRoutes } from '../../../../shop/server/domains/owners/index.js';

describe('the routes of the pages', () => {
  it('ask for what the table of roles says', () => {
    const asked = pageRoutes.map(
      ({ method, path, area, access }) => [`${method} ${path}`, { area, access }] as const,
    );
    const known = [...ownerRoutes].filter(([route]) => route.includes(' /owner'));
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(known));
    expect(asked).toHaveLength(known.length);
  });
});
