import { contributorRoles, type ContributorRole } from 'vitrine/core/content';

/** The areas of the owner's pages and calls, in words that end "may not change …". */
export const areaWords = {
  overview: 'the overview',
  orders: 'orders',
  refunds: 'refunds and cancelled orders',
  products: 'products',
  stock: 'stock',
  coupons: 'coupons and automatic discounts',
  shipping: 'shipping',
  taxes: 'taxes',
  customers: 'customers',
  'personal-data': 'the personal data of one person',
  letters: 'letters and other form submissions',
  'mailing-list': 'the mailing list',
  restock: 'restock signups',
  reviews: 'reviews',
  comments: 'comments',
  forms: 'forms',
  mail: 'mail',
  sales: 'sales',
  analytics: 'analytics',
  languages: 'languages',
  'header-footer': 'the header and footer',
  fonts: 'fonts',
  lessons: 'the films of lessons',
  account: 'your own sign-ins and second factor',
  record: 'the record of actions',
  'api-keys': 'API keys of other programs',
  people: 'people and their roles',
} as const;

export type Area = keyof typeof areaWords;
export const areas = Object.keys(areaWords) as readonly Area[];

/** To change an area includes to read it. */
export type Access = 'read' | 'change';

export interface Grant {
  readonly area: Area;
  readonly access: Access;
}

interface RoleGrants {
  readonly read?: readonly Area[];
  readonly change?: readonly Area[];
}

/** Every account has these. The overview shows each account the numbers of its own areas. */
const everyone: RoleGrants = { read: ['overview'], change: ['account'] };

/**
 * The permissions that each role of platform §6 adds. The specification names the roles without their permissions, so
 * this table is ours. The shop has no schedules and no pages of billing, and visitors comment without an account, so
 * that scheduling roles and commenters have only their own account.
 */
const roleGrants: Readonly<Record<ContributorRole, RoleGrants>> = {
  admin: { change: areas },
  billing: { read: ['sales'] },
  reporting: { read: ['sales', 'analytics'] },
  editor: { change: ['forms', 'languages', 'header-footer', 'fonts', 'lessons'] },
  moderator: { read: ['forms'], change: ['reviews', 'comments', 'letters'] },
  commenter: {},
  'store-manager': {
    read: ['sales'],
    change: [
      'orders',
      'refunds',
      'products',
      'stock',
      'coupons',
      'shipping',
      'taxes',
      'customers',
      'restock',
      'mail',
    ],
  },
  scheduling: {},
  viewer: {
    read: [
      'products',
      'stock',
      'coupons',
      'shipping',
      'taxes',
      'forms',
      'sales',
      'analytics',
      'languages',
      'header-footer',
      'fonts',
      'lessons',
    ],
  },
  'campaigns-editor': { change: ['mailing-list'] },
  'scheduling-viewer': {},
  'scheduling-editor': {},
  none: {},
  'website-manager': { change: areas.filter((area) => area !== 'people') },
};

/** The access of a role to an area; null for none. */
export function accessOf(role: ContributorRole, area: Area): Access | null {
  const grants = [everyone, roleGrants[role]];
  if (grants.some(({ change }) => change?.includes(area))) return 'change';
  return grants.some(({ read }) => read?.includes(area)) ? 'read' : null;
}

/** Whether one of the roles allows it. */
export function isAllowed(roles: readonly ContributorRole[], { area, access }: Grant): boolean {
  return roles.some((role) => {
    const has = accessOf(role, area);
    return has === 'change' || has === access;
  });
}

export const roleNames = Object.keys(contributorRoles) as readonly ContributorRole[];

/** The role of a number of platform §6, or null. */
export function roleOfNumber(number: number): ContributorRole | null {
  return roleNames.find((name) => contributorRoles[name] === number) ?? null;
}

/** Says which permission is missing and who can give it. */
export function refusalWords({ area, access }: Grant): string {
  return `Your account may not ${access} ${areaWords[area]}. An administrator of this shop can give you a role that may.`;
}
