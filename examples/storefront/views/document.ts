import { cartStrings, productStrings } from '../../../core/i18n/index.js';
import {
  catalogueCurrencies,
  type Assignment,
  type CatalogueCurrency,
} from '../../server/index.js';
import { analyticsData, type Viewer } from '../analytics.js';
import { cookiePolicies } from '../cookie-policy.js';
import { siteContext } from '../site.js';
import { themes, type Theme } from '../themes.js';
import { toAddress } from './address.js';
import type { PageView } from './page.js';

/** What a page needs to know of the request it answers. */
export interface PageRequest {
  readonly nonce: string;
  readonly currency: CatalogueCurrency;
  readonly theme: Theme;
  /** Chunks of the build to fetch early. */
  readonly preload: readonly string[];
  readonly assignment: Assignment;
  readonly viewer: Viewer;
  /** Whether the build has analytics, which can be left out. */
  readonly hasAnalytics: boolean;
}

/** The whole document around a page. Nothing in it tells one visitor's cart from another's. */
export function documentView(request: PageRequest, view: PageView) {
  const { nonce, currency, theme, preload, assignment, viewer, hasAnalytics } = request;
  const asksForConsent = hasAnalytics && cookiePolicies[viewer.cookies].banner;
  return {
    ...view,
    nonce,
    currency,
    currencies: catalogueCurrencies,
    theme: {
      name: theme.name,
      direction: theme.direction,
      colour: theme.colour,
    },
    sheets: [
      '/shop.css',
      ...(view.isForm ? ['/forms.css'] : []),
      ...(view.isWebsiteForm ? ['/website-forms.css'] : []),
      ...(view.isOwner ? ['/owner.css'] : []),
      ...(asksForConsent ? ['/consent.css'] : []),
      ...(view.isLive ? ['/owner-analytics.css'] : []),
      ...(theme.hasSheet ? [`/themes/${theme.name}.css`] : []),
    ].map((url) => ({ url: toAddress(url) })),
    themes: themes.map(({ name, title }) => ({ name, title, isChosen: name === theme.name })),
    preload,
    site: {
      ...siteContext(view.page, currency),
      experiments: assignment.experiments,
      experimentUnit: assignment.unit,
    },
    hasAnalytics,
    // The owner's own pages are nobody's visit, also before the password.
    analytics: { ...analyticsData(viewer, view.analytics), isDisabled: view.isOwner ?? false },
    asksForConsent,
    localizedStrings: {
      salePrice: productStrings('salePrice'),
      regularPrice: productStrings('regularPrice'),
      emptyCart: cartStrings('emptyCart'),
    },
  };
}
