import type { PaymentProvider } from '../../../shop/server/index.js';

/** What the guide's module exports; it is written to a file when its test runs. */
export declare function createAnchorProvider(
  secretKey: string,
  options?: { send?: typeof fetch },
): PaymentProvider;
