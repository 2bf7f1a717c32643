/** The names that elements of the library use in `:state()`, besides `ready`. */
export const stateNames = [
  'added',
  'adding',
  'choice',
  'chosen',
  'counting',
  'empty',
  'express',
  'failed',
  'in-range',
  'initialized',
  'invalid',
  'liked',
  'live',
  'loading',
  'off',
  'offered',
  'open',
  'out-of-range',
  'over',
  'plan',
  'playing',
  'range',
  'recalculating',
  'replaced',
  'sale',
  'saved',
  'scarce',
  'sending',
  'signed-in',
  'sold-out',
  'submitted',
  'submitting',
  'system',
  'unavailable',
  'unused',
  'updating',
] as const;

/** Whether an element is in a state; never in a browser without `:state()`. */
export function hasState(element: Element, name: string): boolean {
  try {
    return element.matches(`:state(${name})`);
  } catch {
    return false;
  }
}
