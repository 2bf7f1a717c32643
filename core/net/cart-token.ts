import type { Clock } from '../base/index.js';
import { createExpiringStorage } from './storage.js';

/** Identifies the cart without a cookie: on pages of another origin than the API. */
export interface CartTokenStore {
  get(): string | null;
  set(token: string): void;
  clear(): void;
}

const lifetime = 90 * 24 * 60 * 60 * 1000;

/** Keeps the cart token of one API origin for 90 days after its last use. */
export function createCartTokenStore(options: { origin: string; clock: Clock }): CartTokenStore {
  const storage = createExpiringStorage({ area: 'local', clock: options.clock });
  const key = `cart-token:${options.origin}`;
  return {
    get: () => storage.get(key),
    set: (token) => storage.set(key, token, lifetime),
    clear: () => storage.remove(key),
  };
}
