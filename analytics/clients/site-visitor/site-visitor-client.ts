import type { FeatureFlag } from '../../../core/runtime/index.js';
import type { VisitorEvent } from '../../events/index.js';
import { createPipelineSender } from '../pipeline/index.js';
import type { ClientOptions, TrackingClient } from '../types.js';

export interface SiteVisitorOptions extends ClientOptions {
  /** Whether the site has the feature (storefront §6). */
  hasFeature(flag: FeatureFlag): boolean;
}

const siteVisitorSchema = 'site_visitor';

/** Storefront §6: these flags enable the metrics of the shop and of lessons. */
const flags: Readonly<Record<VisitorEvent, FeatureFlag>> = {
  'product-page': 'visitor-commerce-metrics',
  'add-to-cart': 'visitor-commerce-metrics',
  'lesson-list': 'video-paywall',
  lesson: 'video-paywall',
};

/** Sends the site-visitor events (product page, add to cart, lesson pages; storefront §7) through the pipeline. */
export function createSiteVisitorClient(options: SiteVisitorOptions): TrackingClient {
  const send = createPipelineSender(options);
  return {
    name: 'siteVisitor',
    purpose: 'measurement',
    handle(event) {
      const { visitor } = event.definition;
      if (!visitor || !options.hasFeature(flags[visitor])) return [];
      return [send(event, siteVisitorSchema, { visitor_event: visitor })];
    },
  };
}
