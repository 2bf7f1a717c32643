import { expect } from 'vitest';
import type { Tab } from '../open-tab.js';

/** A tab at rest shows the server's cart. */
export function expectAgreement({ store, server }: Pick<Tab, 'store' | 'server'>): void {
  const { cart, isUpdating, isRecalculating, pendingEntryIds, status } = store.getState();
  const actual = server.cart();
  expect({
    entries: cart.entries.map(({ id, quantity, additionalFields }) => ({
      id,
      quantity,
      additionalFields,
    })),
    coupons: cart.coupons.map(({ code }) => code),
    option: cart.selectedShippingOption?.id ?? null,
    location: cart.shippingLocation,
  }).toEqual({
    entries: actual.entries.map(({ id, quantity, additionalFields }) => ({
      id,
      quantity,
      additionalFields,
    })),
    coupons: actual.coupons,
    option: actual.shippingOption,
    location: actual.shippingLocation,
  });
  expect({ isUpdating, isRecalculating, pending: pendingEntryIds.size, status }).toEqual({
    isUpdating: false,
    isRecalculating: false,
    pending: 0,
    status: 'ready',
  });
}
