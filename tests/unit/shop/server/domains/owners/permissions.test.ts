// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ContributorRole } from '../../../../../../core/content/index.js';
import {
  accessOf,
  areas,
  isAllowed,
  refusalWords,
  roleNames,
  type Area,
} from '../../../../../../shop/server/domains/owners/index.js';

const areasOf = (role: ContributorRole, access: 'read' | 'change') =>
  areas.filter((area) => accessOf(role, area) === access);

describe('the table of roles', () => {
  it('has the fourteen roles', () => {
    expect(roleNames).toHaveLength(14);
  });

  it.each<[ContributorRole, readonly Area[], readonly Area[]]>([
    ['billing', ['overview', 'sales'], ['account']],
    ['reporting', ['overview', 'sales', 'analytics'], ['account']],
    [
      'editor',
      ['overview'],
      ['forms', 'languages', 'header-footer', 'fonts', 'lessons', 'account'],
    ],
    ['moderator', ['overview', 'forms'], ['letters', 'reviews', 'comments', 'account']],
    ['campaigns-editor', ['overview'], ['mailing-list', 'account']],
    ['commenter', ['overview'], ['account']],
    ['scheduling', ['overview'], ['account']],
    ['scheduling-viewer', ['overview'], ['account']],
    ['scheduling-editor', ['overview'], ['account']],
    ['none', ['overview'], ['account']],
  ])('%s reads %j and changes %j', (role, read, change) => {
    expect(areasOf(role, 'read')).toEqual(read);
    expect(areasOf(role, 'change')).toEqual(change);
  });

  it('lets an administrator change all, and a website manager all but people', () => {
    expect(areasOf('admin', 'change')).toEqual(areas);
    expect(areas.filter((area) => accessOf('website-manager', area) === null)).toEqual(['people']);
  });

  it.each<Area>(['orders', 'customers', 'personal-data', 'letters', 'mailing-list', 'mail'])(
    'shows a viewer nothing of %s, which are about persons',
    (area) => {
      expect(accessOf('viewer', area)).toBeNull();
    },
  );

  it('adds up the roles of an account', () => {
    const sales = { area: 'sales', access: 'read' } as const;
    const list = { area: 'mailing-list', access: 'change' } as const;
    expect(isAllowed([], sales)).toBe(false);
    expect(isAllowed(['campaigns-editor'], sales)).toBe(false);
    for (const grant of [sales, list]) {
      expect(isAllowed(['campaigns-editor', 'billing'], grant)).toBe(true);
    }
    expect(isAllowed(['billing'], { area: 'sales', access: 'change' })).toBe(false);
  });

  it('says what is missing and who can give it', () => {
    expect(refusalWords({ area: 'orders', access: 'change' })).toBe(
      'Your account may not change orders. An administrator of this shop can give you a role that may.',
    );
  });
});
