import { NetError } from '../../net/index.js';

/** Whether what was named is not there: the cart, or one of its lines. */
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

/** The server's own name for a failure. */
export function codeOf(error: unknown): unknown {
  const body: { code?: unknown } =
    error instanceof NetError && typeof error.body === 'object' && error.body ? error.body : {};
  return body.code;
}
