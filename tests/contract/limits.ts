import { defaultRateLimits, type CallKind } from '../../shop/server/open-domains.js';
import { isWhole } from '../support/lane.js';

const kinds = Object.keys(defaultRateLimits) as CallKind[];

/** Kinds that nearly every test calls, and few are about. */
const usual: readonly CallKind[] = ['reads', 'changes', 'pages', 'tracking', 'trackingKilobytes'];

/** More calls than a test makes. `npm test` does not count them. */
export const many = isWhole ? { calls: 1_000_000, seconds: 60 } : null;

/** No limit that a test could meet. */
export const noLimits = Object.fromEntries(kinds.map((kind) => [kind, many]));

/** What `npm test` leaves out of a shop whose test says nothing of limits. */
export const usualLimits = isWhole ? {} : Object.fromEntries(usual.map((kind) => [kind, null]));

/** Runs of a property each of which calls a server: a quarter in `npm test`. */
export const callRuns = (written: number) => (isWhole ? written : Math.ceil(written / 4));
