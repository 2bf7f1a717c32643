/**
 * Whether a browser spec runs whole: in `test:all` on React. `npm test` and the other flavour run the journeys that a person
 * would miss if they broke.
 */
export const isWhole = process.env['LANE'] === 'all' && process.env['FLAVOUR'] !== 'lite';
