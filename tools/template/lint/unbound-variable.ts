import { givenVariables } from './known-variables.js';
import { meantNames } from './meant-names.js';
import type { Rule } from './rule.js';

/** Variables that nothing binds. In a single template, another one may bind it: only a likely slip is reported. */
export const unboundVariable: Rule = function* ({ usage, project }) {
  const everywhere = new Set(
    project.usages.flatMap((other) => other.bound.map(({ name }) => name)),
  );
  const meantHere = meantNames(usage);
  for (const { name, at } of usage.read) {
    if (everywhere.has(name) || givenVariables.has(name)) continue;
    const meant = meantHere.get(name);
    if (meant !== undefined) {
      yield { at, message: `Variable '${name}' is never bound. Did you mean '${meant}'?` };
    } else if (project.hasSeveral) {
      yield { at, message: `Variable '${name}' is never bound: it is always empty.` };
    }
  }
};
