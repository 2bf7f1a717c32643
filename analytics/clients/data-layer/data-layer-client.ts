import { toEcommerce } from '../ecommerce.js';
import { createPageClient } from '../page-client.js';
import type { PageClientOptions, TrackingClient } from '../types.js';

/**
 * Pushes events in GA4's format to the page's `dataLayer`, which a tag manager may read later. Resets `ecommerce` first,
 * because a tag manager would merge it with that of the previous event.
 */
export function createDataLayerClient(options: PageClientOptions): TrackingClient {
  const { target = globalThis } = options;

  return createPageClient('dataLayer', options, (event) => {
    const { dataLayer: name } = event.definition;
    if (!name) return;
    const present: unknown = Reflect.get(target, 'dataLayer');
    const layer: unknown[] = Array.isArray(present) ? present : [];
    Reflect.set(target, 'dataLayer', layer);

    const parameters = toEcommerce(event);
    if (parameters['items'])
      layer.push({ ecommerce: null }, { event: name, ecommerce: parameters });
    else layer.push({ event: name, ...parameters });
  });
}
