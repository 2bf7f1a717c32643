/**
 * Whether a file of tests runs whole: in `test:all`, on React. `npm test` and the other flavour run what a person would miss
 * first if it broke.
 */
export const isWhole = process.env['LANE'] === 'all' && process.env['FLAVOUR'] !== 'lite';

/** The same in both flavours: for what each of them does in its own way. */
export const isWholeInEach = process.env['LANE'] === 'all';
