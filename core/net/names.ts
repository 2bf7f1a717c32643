/** Readable by scripts, which send its value back as a header. Another site can do neither. */
export const crumbCookie = 'crumb';
export const crumbHeader = 'X-CSRF-Token';
export const idempotencyHeader = 'Idempotency-Key';
/** Not in the specification: orders the changes of one page (docs/server/CONTRACT.md). */
export const intentOrderHeader = 'Intent-Order';
export const cartTokenHeader = 'X-Cart-Token';

/** Not in the specification: the currency of a new cart (docs/server/CONTRACT.md). */
export const currencyHeader = 'X-Currency';
