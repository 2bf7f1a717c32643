import { createExpiringStorage } from '../../../net/index.js';
import { getRuntime } from '../../../runtime/index.js';
import { restockKey, type RestockVariant } from '../variant.js';

/** The variants that were asked for on this device. Of the visitor nothing is kept. */
export interface RememberedSignUps {
  has(variant: RestockVariant): boolean;
  add(variant: RestockVariant): void;
  /** For one that is in stock again: its notifications are sent. */
  remove(variant: RestockVariant): void;
}

/** What has not come back in a year will not. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

export function getRememberedSignUps(): RememberedSignUps {
  return getRuntime().shared('restock.remembered', createRememberedSignUps);
}

function createRememberedSignUps(): RememberedSignUps {
  // No cookies: the server has no use for it.
  const { clock } = getRuntime();
  const storage = createExpiringStorage({ area: 'local', clock, cookieFallback: false });
  const keyOf = (variant: RestockVariant) => `restock:${restockKey(variant)}`;
  return {
    has: (variant) => storage.get(keyOf(variant)) !== null,
    add: (variant) => storage.set(keyOf(variant), '1', lifetime),
    remove: (variant) => storage.remove(keyOf(variant)),
  };
}
