/**
 * Returns a key that identifies one intent, so that a repeated request is processed once. Also works on insecure pages,
 * which lack `crypto.randomUUID`.
 */
export function createIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a counter of the changes of this page, `{page};{turn}` with turns from 1, so that the server can ignore a
 * change that arrives after a newer one.
 */
export function createIntentOrder(): () => string {
  const page = createIdempotencyKey();
  let turn = 0;
  return () => `${page};${(turn += 1)}`;
}
