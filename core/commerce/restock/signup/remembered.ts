import { createExpiringStorage } from '../../../net/index.js';
import { getRuntime } from '../../../runtime/index.js';
import { restockKey, type RestockVariant } from '../variant.js';

/** The variants signed up for on this device. Stores no data of the visitor. */
export interface RememberedSignUps {
  has(variant: RestockVariant): boolean;
  add(variant: RestockVariant): void;
  /** Removes a variant that is in stock again, because its notifications were sent. */
  remove(variant: RestockVariant): void;
}

/** A year: older signups are dropped. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

export function getRememberedSignUps(): RememberedSignUps {
  return getRuntime().shared('restock.remembered', createRememberedSignUps);
}

function createRememberedSignUps(): RememberedSignUps {
  // No cookie fallback, because the server does not need it.
  const { clock } = getRuntime();
  const storage = createExpiringStorage({ area: 'local', clock, cookieFallback: false });
  const keyOf = (variant: RestockVariant) => `restock:${restockKey(variant)}`;
  return {
    has: (variant) => storage.get(keyOf(variant)) !== null,
    add: (variant) => storage.set(keyOf(variant), '1', lifetime),
    remove: (variant) => storage.remove(keyOf(variant)),
  };
}
