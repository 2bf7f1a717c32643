/** Readable by scripts; its value goes back as a header, which another site cannot do. */
export const crumbCookie = 'crumb';
export const crumbHeader = 'X-CSRF-Token';
export const idempotencyHeader = 'Idempotency-Key';
/** Our own: which of one page's changes to the same thing is the newest (examples/server/CONTRACT.md). */
export const intentOrderHeader = 'Intent-Order';
export const cartTokenHeader = 'X-Cart-Token';

/** Our own: which price list a new cart takes (examples/server/CONTRACT.md). */
export const currencyHeader = 'X-Currency';
