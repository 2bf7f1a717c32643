import { createKeptText, type KeptTextOptions } from './kept-text.js';
import { createRandomId } from './random-id.js';

/** A part of the identity. It is ensured, with all others, and then unchanged: two looks at the cookies serve all. */
export interface IdentityPart {
  /** Makes what is missing; answers whether it has written anything. */
  ensure(cookies: string): boolean;
  /** What is there, once written cookies are kept or refused. */
  confirm(cookies: string): string | null;
  /** Keeps it for longer, where use does that. */
  renew(cookies: string): void;
  clear(): void;
}

/** A random id that is made once. */
export function createKeptId(options: KeptTextOptions): IdentityPart {
  const text = createKeptText(options);
  return {
    ensure(cookies) {
      if (text.read(cookies) !== null) return false;
      text.write(createRandomId());
      return true;
    },
    confirm: text.confirm,
    renew: text.renew,
    clear: text.remove,
  };
}
