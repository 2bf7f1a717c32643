import { interfaceMessage } from '../../server/index.js';
import type { PageView } from '../../pages/views/page.js';
import { currentSite } from '../../pages/current-site.js';
import type { PageGroup } from '../../pages/page-groups.js';
import { website } from '../../pages/site.js';
import { toAddress } from '../../pages/views/address.js';

/** The owner's pages in the order of the navigation. */
const places = [
  { name: 'overview', title: 'Overview', path: '/owner' },
  { name: 'orders', title: 'Orders', path: '/owner/orders' },
  { name: 'subscriptions', title: 'Subscriptions', path: '/owner/subscriptions' },
  { name: 'gift-cards', title: 'Gift cards', path: '/owner/gift-cards' },
  { name: 'products', title: 'Products', path: '/owner/products' },
  { name: 'discounts', title: 'Discounts', path: '/owner/discounts' },
  { name: 'shipping', title: 'Shipping', path: '/owner/shipping' },
  { name: 'taxes', title: 'Taxes', path: '/owner/taxes' },
  { name: 'customers', title: 'Customers', path: '/owner/customers' },
  { name: 'sales', title: 'Sales', path: '/owner/sales' },
  { name: 'analytics', title: 'Analytics', path: '/owner/analytics' },
  { name: 'forms', title: 'Forms', path: '/owner/forms' },
  { name: 'restock', title: 'Restock', path: '/owner/restock' },
  { name: 'reviews', title: 'Reviews', path: '/owner/reviews' },
  { name: 'comments', title: 'Comments', path: '/owner/comments' },
  { name: 'mail', title: 'Mail', path: '/owner/mail' },
  { name: 'mailing-list', title: 'Mailing list', path: '/owner/mailing-list' },
  { name: 'languages', title: 'Languages', path: '/owner/languages' },
  { name: 'header-footer', title: 'Header and footer', path: '/owner/header-footer' },
  { name: 'fonts', title: 'Fonts', path: '/owner/fonts' },
  { name: 'lessons', title: 'Lessons', path: '/owner/lessons' },
  { name: 'api-keys', title: 'API keys', path: '/owner/api-keys' },
  { name: 'people', title: 'People', path: '/owner/people' },
  { name: 'security', title: 'Security', path: '/owner/security' },
] as const;

type OwnerPlace = (typeof places)[number]['name'];

/** Pages about something that not every shop has. */
const placeGroups: Readonly<Partial<Record<OwnerPlace, PageGroup>>> = { lessons: 'lessons' };

const isThere = (name: OwnerPlace) => {
  const group = placeGroups[name];
  return group === undefined || currentSite().pages.includes(group);
};

/** What the views of pages are given. */
export interface ShownPage {
  readonly crumb: string;
  /** Why a form was refused, now or before the redirect that led here. */
  readonly problem: string | null;
}

export interface OwnerView {
  readonly heading: string;
  /** Null before the sign-in, which has no navigation; `none` for a page that is not in it. */
  readonly place: OwnerPlace | 'none' | null;
  readonly crumb: string;
  /** Why the last action was refused. */
  readonly problem?: string | null;
  /** Confirmation of the last action. */
  readonly notice?: string | null;
  /** Style sheets besides those of every owner's page. */
  readonly sheets?: readonly ('owner-products' | 'owner-analytics')[];
  readonly scripts?: readonly (
    'owner-analytics' | 'owner-collections' | 'owner-products' | 'owner-uploads'
  )[];
}

/** The look and the script of the pages of products. */
export const ofProducts = {
  sheets: ['owner-products'],
  scripts: ['owner-products'],
} as const;

/** What all owner's pages have in common. */
export function ownerView({
  heading,
  place,
  crumb,
  problem = null,
  notice = null,
  sheets = [],
  scripts = [],
}: OwnerView) {
  return {
    title: `${problem === null ? '' : 'Error: '}${heading} – ${website.siteTitle}, owner`,
    description: `For the owner of ${website.siteTitle}.`,
    page: null,
    isOwner: true,
    sheets: ['forms'] as const,
    furtherSheets: ['owner', ...sheets].map((name) => `/${name}.css`),
    scripts: scripts.map((name) => `/${name}.js`),
    heading,
    crumb,
    problem,
    notice,
    // Before the sign-in there is nothing to lose.
    offline:
      place === null ? null : `${interfaceMessage('notConnected')}. What you typed is still here.`,
    places:
      place === null
        ? null
        : places
            .filter(({ name }) => isThere(name))
            .map(({ name, title, path }) => ({
              title,
              url: toAddress(path),
              isCurrent: name === place,
            })),
  };
}

/**
 * A page of the owner as an account sees it: the navigation has the pages that it may open, and `isReadOnly` says that
 * others may change what this page shows. A page in place of another shows nothing to change, and pages without a
 * navigation stay as they are.
 */
export function viewFor(
  view: PageView,
  { mayOpen, isReadOnly }: { mayOpen: (path: string) => boolean; isReadOnly: boolean },
): PageView {
  const { places: given } = view;
  if (!Array.isArray(given)) return view;
  const shown = given as readonly { readonly title: string; readonly isCurrent: boolean }[];
  const allowed = new Set(
    places.filter(({ path }) => mayOpen(path)).map(({ title }): string => title),
  );
  return {
    ...view,
    isReadOnly: isReadOnly && shown.some(({ isCurrent }) => isCurrent),
    places: shown.filter(({ title }) => allowed.has(title)),
  };
}

/** The page in place of one that the roles may not open. */
export function refusedView(crumb: string, problem: string) {
  return ownerView({ heading: 'Not for your account', place: 'none', crumb, problem });
}

/** The page in place of one that is not there; it tells its path (platform §8). */
export function missingView(crumb: string, path: string) {
  const heading = interfaceMessage('contentMissing');
  return { ...ownerView({ heading, place: 'none', crumb }), missing: path };
}
