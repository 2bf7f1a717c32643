/**
 * Whether a file of tests runs whole: in `test:all`, on React. `npm test` and the other flavour run what a person would miss
 * first if it broke.
 */
export const isWhole = process.env['LANE'] === 'all' && process.env['FLAVOUR'] !== 'lite';
