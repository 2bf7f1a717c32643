import { givenVariables } from './known-variables.js';
import type { Rule } from './rule.js';
import { suggest } from './suggest.js';

/**
 * Unbound variables with a similar name to a bound one. Any other may be bound by a template that applies this one.
 */
export const unboundVariable: Rule = function* ({ usage, project }) {
  const everywhere = new Set(
    project.usages.flatMap((other) => other.bound.map(({ name }) => name)),
  );
  const here = new Set(usage.bound.map(({ name }) => name));
  for (const { name, at } of usage.read) {
    if (everywhere.has(name) || givenVariables.has(name)) continue;
    const meant = suggest(name, here);
    if (meant !== null) {
      yield { at, message: `Variable '${name}' is never bound. Did you mean '${meant}'?` };
    }
  }
};
