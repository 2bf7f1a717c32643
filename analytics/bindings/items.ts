import type { Cart, CartEntry } from '../../core/commerce/cart/index.js';
import { centsToDecimal, type CurrencyCode } from '../../core/commerce/money/index.js';
import type { EventItem } from '../events/index.js';

/** What was sold or put into a cart: an amount in the currency's units, and the things. */
export interface Sale {
  readonly currency: string;
  readonly value: number;
  readonly items: readonly EventItem[];
}

/** Amounts of the cart are in minor units; trackers take 19.9. */
export function toUnits(cents: number, currency: string): number {
  try {
    return Number(centsToDecimal(cents, currency as CurrencyCode));
  } catch {
    // One that the shop does not know: most have two digits.
    return cents / 100;
  }
}

/** A line of the cart; `quantity` when not all of it is meant. */
export function itemOf(entry: CartEntry, currency: string, quantity = entry.quantity): EventItem {
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

/** Some of one line. */
export function saleOf(entry: CartEntry, currency: string, quantity = entry.quantity): Sale {
  const value = toUnits(entry.purchasePriceCents * quantity, currency);
  return { currency, value, items: [itemOf(entry, currency, quantity)] };
}

/** The whole cart. */
export function saleOfCart({ entries, subtotalCents, currency }: Cart): Sale {
  return {
    currency,
    value: toUnits(subtotalCents, currency),
    items: entries.map((entry) => itemOf(entry, currency)),
  };
}
