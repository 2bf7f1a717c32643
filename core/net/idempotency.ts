/** A key that names one intent, so that a repeated call is carried out once. Also works on insecure pages. */
export function createIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Numbers the changes of one page, `{page};{turn}` with turns from 1 up, so that the server can pass over one that
 * arrives after a newer one.
 */
export function createIntentOrder(): () => string {
  const page = createIdempotencyKey();
  let turn = 0;
  return () => `${page};${(turn += 1)}`;
}
