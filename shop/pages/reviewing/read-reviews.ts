import { visibleSources } from 'vitrine/core/reviews';
import type { SitePage } from 'vitrine/core/runtime';
import type { CatalogueCurrency, ReviewPageJson, Services } from '../../server/index.js';
import { siteContext } from '../site.js';
import type { Plain } from '../views/plain.js';

/** How many reviews a page prints by default, and with `?reviews=all`. */
const printed = { some: 5, all: 50 } as const;

/** The reviews that a product page prints; null if reviews are not displayed (storefront §2). */
export async function readReviews(
  reviews: Pick<Services['reviews'], 'read'>,
  page: Plain<SitePage>,
  { currency, isAll }: { currency: CatalogueCurrency; isAll: boolean },
): Promise<ReviewPageJson | null> {
  const [source, ...others] = visibleSources(siteContext(page, currency), page.id);
  if (!source) return null;
  return reviews.read(page.id, {
    limit: isAll ? printed.all : printed.some,
    source: others.length > 0 ? null : source,
  });
}
