import { interfaceMessage } from '../../server/index.js';
import type { PageView } from '../../pages/views/page.js';
import { website } from '../../pages/site.js';
import { toAddress } from '../../pages/views/address.js';

/** What the views of pages are given. */
export interface ShownPage {
  readonly crumb: string;
  /** Why a form was refused, now or before the redirect that led here. */
  readonly problem: string | null;
}

export interface OwnerView {
  readonly heading: string;
  readonly crumb: string;
  /** `none` for a page in place of another, which is not in the navigation; null before the sign-in, which has none. */
  readonly place?: 'own' | 'none' | null;
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
  crumb,
  place = 'own',
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
    place,
    places: null,
  };
}

/** What an account sees of an owner's page besides the page itself. */
export interface Around {
  /** The navigation: the pages that the account may open. */
  readonly places: readonly { readonly title: string; readonly path: string }[];
  /** The path of the page. */
  readonly here: string;
  /** Whether others may change what the page shows. */
  readonly isReadOnly: boolean;
}

/**
 * A page of the owner as an account sees it. A page in place of another shows nothing to change, and pages without a
 * navigation stay as they are.
 */
export function viewFor(view: PageView, { places, here, isReadOnly }: Around): PageView {
  const { place = null } = view;
  if (place === null) return view;
  const isOwn = place === 'own';
  const [, owner = '', section] = here.split('/');
  const current = section === undefined ? `/${owner}` : `/${owner}/${section}`;
  return {
    ...view,
    isReadOnly: isReadOnly && isOwn,
    places: places.map(({ title, path }) => ({
      title,
      url: toAddress(path),
      isCurrent: isOwn && path === current,
    })),
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
