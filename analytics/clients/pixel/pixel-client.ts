import type { TrackedEvent } from '../../events/index.js';
import { callPage, createPageClient } from '../page-client.js';
import { readItems, withoutGaps } from '../sale.js';
import type { PageClientOptions, TrackingClient } from '../types.js';

export interface PixelOptions extends PageClientOptions {
  /** The ad pixel that is meant; without it all that the page has set up. */
  pixelId?: string | null;
}

/**
 * Calls the page's `fbq`. Add to cart, view product and the other standard events go with what they are about;
 * whatever else a visitor did goes by its name alone (platform §7). What the page drew by itself does not go.
 */
export function createPixelClient(options: PixelOptions): TrackingClient {
  const { pixelId, target = globalThis } = options;
  const suffix = pixelId ? 'Single' : '';
  const receiver = pixelId ? [pixelId] : [];

  return createPageClient('pixel', options, (event) => {
    const { pixel, priority } = event.definition;
    if (pixel) {
      callPage(target, 'fbq', [`track${suffix}`, ...receiver, pixel, ...describe(event)]);
    } else if (pixel !== null && priority !== 'render' && priority !== 'performance') {
      callPage(target, 'fbq', [`track${suffix}Custom`, ...receiver, event.name]);
    }
  });
}

function describe(event: TrackedEvent): unknown[] {
  const { currency, value, orderId } = event.payload;
  const items = readItems(event);
  if (items.length === 0) return [];
  const sale = withoutGaps({
    content_type: 'product',
    content_ids: items.map(({ id }) => id),
    contents: items.map(({ id, quantity = 1, price }) =>
      withoutGaps({ id, quantity, item_price: price }),
    ),
    value,
    currency,
  });
  // The pixel counts one id once, however often it is told.
  return orderId ? [sale, { eventID: `purchase.${String(orderId)}` }] : [sale];
}
