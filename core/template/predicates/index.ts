import type { Predicates } from '../plugins.js';
import { commercePredicates } from './commerce.js';
import { contentPredicates } from './content.js';
import { galleryPredicates } from './gallery.js';
import { kindPredicates } from './kinds.js';
import { socialPredicates } from './social.js';
import { unitPredicates } from './units.js';

export { corePredicates } from './comparisons.js';

/** Predicates of a site's pages (§8.2–8.4). */
export const sitePredicates: Predicates = /* @__PURE__ */ listSitePredicates();

/** A function, so that tree shaking drops the tables too. */
function listSitePredicates(): Predicates {
  return {
    ...commercePredicates,
    ...contentPredicates,
    ...galleryPredicates(),
    ...kindPredicates(),
    ...socialPredicates,
    ...unitPredicates,
  };
}
