import { toEcommerce } from '../ecommerce.js';
import { callPage, createPageClient } from '../page-client.js';
import type { PageClientOptions, TrackingClient } from '../types.js';

export interface TagOptions extends PageClientOptions {
  /** The tag that is meant, such as `AW-1234`; without it all that the page has set up. */
  tagId?: string | null;
}

/** Tells the page's global tag function (`gtag`) of a purchase (storefront §7). */
export function createTagClient(options: TagOptions): TrackingClient {
  const { tagId, target = globalThis } = options;
  const receiver = tagId ? { send_to: tagId } : {};

  return createPageClient('tag', options, (event) => {
    const { tag } = event.definition;
    if (tag) callPage(target, 'gtag', ['event', tag, { ...receiver, ...toEcommerce(event) }]);
  });
}
