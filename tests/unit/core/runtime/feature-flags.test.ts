import { describe, expect, it } from 'vitest';
import { featureFlags, hasFeature } from '../../../../core/runtime/index.js';

describe('feature flags', () => {
  it('are those of storefront §6', () => {
    expect(featureFlags).toEqual([
      'visitor-commerce-metrics',
      'video-paywall',
      'product-reviews-kill-switch',
      'vanilla-form-handler',
    ]);
  });

  it('are on when the site lists them', () => {
    const site = { featureFlags: ['video-paywall', 'of another time'] };
    expect(hasFeature(site, 'video-paywall')).toBe(true);
    expect(hasFeature(site, 'vanilla-form-handler')).toBe(false);
  });
});
