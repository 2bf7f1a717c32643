import { createKeptText, type KeptTextOptions } from './kept-text.js';
import { createRandomId } from './random-id.js';

/** A part of the identity. All parts are ensured and then confirmed, so that two reads of the cookies serve all. */
export interface IdentityPart {
  /** Creates what is missing; returns whether it wrote a cookie. */
  ensure(cookies: string): boolean;
  /** Returns the stored value, after the browser has kept or refused the written cookies. */
  confirm(cookies: string): string | null;
  /** Extends the lifetime of a value that use extends. */
  renew(cookies: string): void;
  /** Removes the value from the browser; the next `ensure` of this page puts it back. */
  withdraw(cookies: string): void;
  clear(): void;
}

/** A random id that is created once. */
export function createKeptId(options: KeptTextOptions): IdentityPart {
  const text = createKeptText(options);
  return {
    ensure(cookies) {
      if (text.read(cookies) !== null) return text.restore(cookies);
      text.write(createRandomId());
      return true;
    },
    confirm: text.confirm,
    renew: text.renew,
    withdraw: text.withdraw,
    clear: text.remove,
  };
}
