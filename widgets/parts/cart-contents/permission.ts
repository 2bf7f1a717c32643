import { describeLine } from '../../../core/commerce/cart/index.js';
import type { EventCallback } from '../../element/index.js';
import type { BeforeRemoveDetail, BeforeUpdateDetail } from '../page-events/index.js';
import { getCartRows } from './cart-rows.js';

/** Ask the page before a change; false prevents it. */
export interface PageCallbacks {
  readonly onBeforeUpdate?: EventCallback<BeforeUpdateDetail> | undefined;
  readonly onBeforeRemove?: EventCallback<BeforeRemoveDetail> | undefined;
}

export interface Permission {
  /** The quantity that the page lets a line have, which may be another one; null for no change. */
  quantityFor(key: string, wished: number): number | null;
  mayRemove(key: string): boolean;
}

/** Asks the page before a line changes. A line without a change is not asked about. */
export function createPermission(page: () => PageCallbacks): Permission {
  const find = (key: string) =>
    getCartRows()
      .getRows()
      .find((row) => row.key === key && row.state === 'present')?.entry;
  return {
    quantityFor(key, wished) {
      const entry = find(key);
      if (!entry || entry.quantity === wished) return wished;
      const { quantity: previousQuantity } = entry;
      const detail = { ...describeLine(entry), previousQuantity, quantity: wished };
      return page().onBeforeUpdate?.(detail) === false ? null : detail.quantity;
    },
    mayRemove(key) {
      const entry = find(key);
      return !entry || page().onBeforeRemove?.(describeLine(entry)) !== false;
    },
  };
}
