/**
 * Enough to find most faults: the first runs try small and extreme values. The seed is always the same but in `npm run test:soak`,
 * so that more runs would try what was tried before.
 */
const most = process.env['PROPERTY_SEED'] ? Infinity : process.env['LANE'] === 'all' ? 1000 : 100;

/** How many of its written runs a property has: all in `npm run test:soak`, a thousand in `test:all`, a hundred in `npm test`. */
export const runs = (written = Infinity): number => Math.min(written, most);
