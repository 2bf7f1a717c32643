import { loopVariables } from './known-variables.js';
import type { Rule } from './rule.js';

/** `@index` and `@index0` can be bound, but always read as the loop's index (§2.6). */
export const reservedVariable: Rule = function* ({ usage }) {
  for (const { name, at } of usage.bound) {
    if (!loopVariables.includes(name)) continue;
    yield { at, message: `'${name}' is the number of a loop: what is bound here cannot be read.` };
  }
};
