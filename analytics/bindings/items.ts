import type { Cart, CartEntry } from '../../core/commerce/cart/index.js';
import { centsToDecimal } from '../../core/commerce/money/index.js';
import type { EventItem } from '../events/index.js';

/** Items and their total, in the currency's units. */
export interface Sale {
  readonly currency: string;
  readonly value: number;
  readonly items: readonly EventItem[];
}

/** Converts minor units to the currency's units: 1990 to 19.9. */
export function toUnits(cents: number, currency: string): number {
  return Number(centsToDecimal(cents, currency));
}

/** Converts a cart entry, or `quantity` of it. */
function itemOf(entry: CartEntry, currency: string, quantity = entry.quantity): EventItem {
  const variant = Object.values(entry.chosenVariant?.attributes ?? {}).join(' / ');
  return {
    id: entry.itemId,
    name: entry.title,
    sku: entry.chosenVariant?.sku || undefined,
    variant: variant || undefined,
    price: toUnits(entry.purchasePriceCents, currency),
    quantity,
  };
}

/** The sale of one cart entry, or of `quantity` of it. */
export function saleOf(entry: CartEntry, currency: string, quantity = entry.quantity): Sale {
  const value = toUnits(entry.purchasePriceCents * quantity, currency);
  return { currency, value, items: [itemOf(entry, currency, quantity)] };
}

/** The sale of the whole cart. */
export function saleOfCart({ entries, subtotalCents, currency }: Cart): Sale {
  return {
    currency,
    value: toUnits(subtotalCents, currency),
    items: entries.map((entry) => itemOf(entry, currency)),
  };
}
