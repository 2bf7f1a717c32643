import { readCurrency, type Assign, type CatalogueCurrency } from '../server/index.js';
import type { ViewerAccount } from './analytics.js';
import { currentSite } from './current-site.js';
import { readCookiePolicy } from './cookie-policy.js';
import { answerShared, cacheControl } from './shared-pages.js';
import type { PageCall } from './page-call.js';
import { useHashes } from './security-headers.js';
import { isInEnglish, type PageName, type Templates } from './page-templates/index.js';
import { offeredCodes, siteStateOf } from './site-state.js';
import { keptQuery } from './switches.js';
import { readTheme } from './themes.js';
import { documentView } from './views/document.js';
import type { PageView } from './views/page.js';
import { readLanguage } from './words/languages.js';

interface RenderOptions {
  readonly status?: 200 | 401 | 403 | 404 | 422 | 429 | 500 | 503;
  /**
   * `no-store` also prevents that Back shows an old copy. `shared` is for a page without a byte of its visitor: caches keep
   * one copy for each currency, theme and cookie policy.
   */
  readonly cache?: 'no-cache' | 'no-store' | 'shared';
  /** The experiments that a shared page shows, none by default; caches keep a copy for each combination of their variants. */
  readonly shows?: readonly string[];
}

/** Responds with a page of the shop, by the name of its template. */
export type Render<Name extends string = PageName> = (
  c: PageCall,
  name: Name,
  view: PageView,
  options?: RenderOptions,
) => Response | Promise<Response>;

export interface RenderContext {
  readonly templates: Templates;
  /** The inline scripts of pages. */
  readonly scripts: readonly string[];
  /** The visitor's variant of each experiment. */
  readonly assign: Assign;
  readonly issueCrumb: (c: PageCall) => void;
  /** Who is signed in to the owner's pages. */
  readonly accountOf: (c: PageCall) => Promise<ViewerAccount | null>;
  readonly hasAnalytics: boolean;
  /** Milliseconds until the products that pages show change by the clock alone. */
  readonly unchangedFor: () => number;
  /** The tax that prices contain, by title; null if they are net. */
  readonly includedTax: (currency: CatalogueCurrency) => Promise<string | null>;
}

export function createRender(context: RenderContext): Render<string> {
  const { templates, scripts, assign, issueCrumb, accountOf, hasAnalytics, includedTax } = context;
  const { unchangedFor } = context;
  return async (c, name, view, { status = 200, cache = 'no-cache', shows = [] } = {}) => {
    // The page of a fault asks no database, which may be what failed.
    const viewer = {
      cookies: readCookiePolicy(c),
      account: status < 500 ? await accountOf(c) : null,
    };
    const isOwner = viewer.account !== null;
    const isShared = cache === 'shared';
    const assignment = assign(c, isShared ? shows : undefined);
    if (isShared) useHashes(c, scripts);
    // The response is for one visitor anyway, who needs the crumb sooner or later.
    if (isShared && !assignment.isKnown) issueCrumb(c);
    const shared = { isForAll: assignment.isKnown && !isOwner, unchangedFor: unchangedFor() };
    c.header('Cache-Control', cacheControl(cache, shared));
    const currency = readCurrency(c);
    const request = {
      nonce: isShared ? null : c.get('nonce'),
      currency,
      // The page of a fault asks no database.
      includedTax: status < 500 ? await includedTax(currency) : null,
      theme: readTheme(c, currentSite().theme),
      language: readLanguage(c, offeredCodes(c)),
      siteState: siteStateOf(c),
      isInEnglish: isInEnglish(name),
      query: keptQuery(c),
      experiments: assignment.experiments,
      viewer,
      hasAnalytics,
    };
    const page = templates.render(name, documentView(request, view), { isOwner });
    return isShared && status === 200 ? answerShared(c, page) : c.html(page, status);
  };
}
