import { NetError } from '../../net/index.js';

/** Whether the cart, or the line of the call, does not exist. */
export function isMissing(error: unknown): boolean {
  return (error instanceof NetError && error.code === 'not-found') || isCartLost(error);
}

/** Whether the whole cart expired or became an order. */
export function isCartLost(error: unknown): boolean {
  const code = codeOf(error);
  return (
    (error instanceof NetError && error.code === 'gone') ||
    code === 'cart-expired' ||
    code === 'cart-purchased'
  );
}

/** The `code` of the server's error body. */
export function codeOf(error: unknown): unknown {
  const body: { code?: unknown } =
    error instanceof NetError && typeof error.body === 'object' && error.body ? error.body : {};
  return body.code;
}
