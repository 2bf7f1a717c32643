/** Readable by scripts; its value goes back as a header, which another site cannot do. */
export const crumbCookie = 'crumb';
export const crumbHeader = 'X-CSRF-Token';
export const idempotencyHeader = 'Idempotency-Key';
export const cartTokenHeader = 'X-Cart-Token';

/** Our own: which price list a new cart takes (examples/server/CONTRACT.md). */
export const currencyHeader = 'X-Currency';
