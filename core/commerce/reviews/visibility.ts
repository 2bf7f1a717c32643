import * as z from 'zod/mini';
import { defineSchema } from '../../net/index.js';
import { hasFeature, type SiteContext } from '../../runtime/index.js';
import { reviewSources, type ReviewSource } from './review.js';

const settingsSchema = /* @__PURE__ */ defineSchema(() => {
  const flag = z.catch(z.boolean(), false);
  return z.catch(z.object({ native: flag, imported: flag }), { native: false, imported: false });
});

/** The kinds of reviews that the store settings display, in the order of {@link reviewSources}. */
export function displayedSources(settings: unknown): readonly ReviewSource[] {
  const displayed = z.parse(settingsSchema(), settings);
  return reviewSources.filter((source) => displayed[source]);
}

/**
 * The reviews of a product to be shown on a page, by source; none at all unless the kill-switch flag is absent, the page
 * is a product page, and either kind is displayed (storefront §2). The page of a product is that of the item itself: a
 * lesson or a blog post is an item too, but not this one.
 */
export function visibleSources(
  site: Pick<SiteContext, 'featureFlags' | 'page' | 'storeSettings'>,
  productId: string,
): readonly ReviewSource[] {
  if (hasFeature(site, 'product-reviews-kill-switch')) return [];
  if (site.page?.contentSource !== 'i' || site.page.id !== productId) return [];
  return displayedSources(site.storeSettings['reviews']);
}
