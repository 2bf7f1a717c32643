import type { MiddlewareHandler } from 'hono';
import { firstState, type SiteState } from '../server/index.js';
import type { PageCall, PageVariables } from './page-call.js';
import type { StorefrontServices } from './services.js';

/** Reads what the owner has chosen for every page. It seldom asks the database; see `SiteSettings.kept`. */
export function readSiteState({
  siteSettings,
}: Pick<StorefrontServices, 'siteSettings'>): MiddlewareHandler<PageVariables> {
  return async (c, next) => {
    c.set('siteState', await siteSettings.kept());
    await next();
  };
}

/** Before it was read, as on the page of a fault: what a site has that nobody has changed. */
export const siteStateOf = (c: PageCall): SiteState => c.get('siteState') ?? firstState;

/** The codes of the languages that pages are offered in. */
export const offeredCodes = (c: PageCall): readonly string[] => siteStateOf(c).languages.languages;
