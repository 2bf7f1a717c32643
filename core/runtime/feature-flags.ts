import type { SiteContext } from './site.js';

/** The known feature flags of a site (storefront §6). */
export const featureFlags = [
  'visitor-commerce-metrics',
  'video-paywall',
  'product-reviews-kill-switch',
  'vanilla-form-handler',
] as const;

export type FeatureFlag = (typeof featureFlags)[number];

/** Whether the site's list has the flag. */
export function hasFeature(site: Pick<SiteContext, 'featureFlags'>, flag: FeatureFlag): boolean {
  return site.featureFlags.includes(flag);
}
