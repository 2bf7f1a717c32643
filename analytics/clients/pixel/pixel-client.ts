import type { TrackedEvent } from '../../events/index.js';
import { callPage, createPageClient } from '../page-client.js';
import { readItems, withoutGaps } from '../sale.js';
import type { PageClientOptions, TrackingClient } from '../types.js';

export interface PixelOptions extends PageClientOptions {
  /** The ad pixel to call; all pixels of the page by default. */
  pixelId?: string | null;
}

/**
 * Calls the page's `fbq`: for standard events such as add to cart with their items, for other events with the name alone
 * (platform §7). Skips render and performance events.
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
  // The pixel counts an event id once.
  return orderId ? [sale, { eventID: `purchase.${String(orderId)}` }] : [sale];
}
