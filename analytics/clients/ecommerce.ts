import type { TrackedEvent } from '../events/index.js';
import { publicFields } from './own-fields.js';
import { readItems, withoutGaps } from './sale.js';

/** Converts an event's public fields to GA4's names. */
export function toEcommerce(event: TrackedEvent): Record<string, unknown> {
  const { orderId, items, testMode: _testMode, ...rest } = publicFields(event);
  return withoutGaps({
    transaction_id: orderId,
    ...rest,
    items:
      items &&
      readItems(event).map(({ id, name, sku, variant = sku, price, quantity }) =>
        withoutGaps({ item_id: id, item_name: name, item_variant: variant, price, quantity }),
      ),
  });
}
