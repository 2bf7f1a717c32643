import { toEcommerce } from '../ecommerce.js';
import { createPageClient } from '../page-client.js';
import type { PageClientOptions, TrackingClient } from '../types.js';

/**
 * Puts events into the page's `dataLayer`, in the shapes of GA4, for a tag manager that may come later. What the
 * event before was about is taken out first: a tag manager would merge the two.
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
