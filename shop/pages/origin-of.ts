import type { StorefrontServices } from './services.js';

/** Where the shop is, such as `https://shop.example`: `PUBLIC_URL`, or what the call was sent to. */
export const originOf = (
  { callers }: Pick<StorefrontServices, 'callers'>,
  c: Parameters<StorefrontServices['callers']['publicOrigin']>[0],
): string => callers.publicOrigin(c) ?? new URL(c.req.url).origin;
