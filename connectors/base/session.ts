import * as z from 'zod/mini';
import { createExpiringStorage, defineSchema } from '../../core/net/index.js';
import { getRuntime } from '../../core/runtime/index.js';

/** The identity of the visitor's cart at the shop system. */
export interface Session {
  readonly token: string;
  /** The cart that was last seen under the token. */
  readonly cartId: string | null;
}

export interface SessionStore {
  get(): Session | null;
  set(session: Session): void;
  clear(): void;
}

const lifetime = 90 * 24 * 60 * 60 * 1000;
const sessionSchema = /* @__PURE__ */ defineSchema(() =>
  z.object({ token: z.string(), cartId: z.nullable(z.string()) }),
);

/**
 * Keeps the session of one shop in local storage for 90 days after its last use, so that other tabs and the next visit
 * have the same cart; without storage for the life of the page.
 */
export function createSessionStore(backend: string, origin: string): SessionStore {
  const key = `${backend}:${origin}`;
  // Read at every use, because a test may replace the clock.
  const storage = () => createExpiringStorage({ area: 'local', clock: getRuntime().clock });
  let unsaved: Session | null = null;

  return {
    get() {
      const text = storage().get(key);
      if (text === null) return unsaved;
      try {
        return z.safeParse(sessionSchema(), JSON.parse(text)).data ?? null;
      } catch {
        return null;
      }
    },
    set(session) {
      unsaved = session;
      storage().set(key, JSON.stringify(session), lifetime);
    },
    clear() {
      unsaved = null;
      storage().remove(key);
    },
  };
}
