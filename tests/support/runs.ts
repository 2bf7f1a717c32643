/** Enough to find most faults: the first runs try small and extreme values. */
const most = process.env['LANE'] === 'all' ? Infinity : 100;

/** How many of its written runs a property has: all in `npm run test:all`, few in `npm test`. */
export const runs = (written = Infinity): number => Math.min(written, most);
