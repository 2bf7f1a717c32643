import { toEcommerce } from '../ecommerce.js';
import { callPage, createPageClient } from '../page-client.js';
import type { PageClientOptions, TrackingClient } from '../types.js';

export interface TagOptions extends PageClientOptions {
  /** The tag to call, such as `AW-1234`; all tags of the page by default. */
  tagId?: string | null;
}

/** Calls the page's global tag function (`gtag`) for a purchase (storefront §7). */
export function createTagClient(options: TagOptions): TrackingClient {
  const { tagId, target = globalThis } = options;
  const receiver = tagId ? { send_to: tagId } : {};

  return createPageClient('tag', options, (event) => {
    const { tag } = event.definition;
    if (tag) callPage(target, 'gtag', ['event', tag, { ...receiver, ...toEcommerce(event) }]);
  });
}
