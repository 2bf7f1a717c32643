import type { Purpose, Treatment } from '../events/index.js';
import type { ConsentState } from './types.js';

/**
 * The treatment of an event by state and purpose (platform §4). Necessary events need no consent; without it they
 * contain no personal data.
 */
export const treatments: Readonly<Record<ConsentState, Readonly<Record<Purpose, Treatment>>>> = {
  unknown: { necessary: 'cookieless', measurement: 'hold', marketing: 'hold' },
  granted: { necessary: 'full', measurement: 'full', marketing: 'full' },
  denied: { necessary: 'cookieless', measurement: 'drop', marketing: 'drop' },
  cookieless: { necessary: 'cookieless', measurement: 'cookieless', marketing: 'drop' },
};

const ranks: Readonly<Record<Treatment, number>> = { full: 0, cookieless: 1, hold: 2, drop: 3 };

/** The stricter of two treatments. */
export function findStricter(one: Treatment, other: Treatment): Treatment {
  return ranks[one] < ranks[other] ? other : one;
}
