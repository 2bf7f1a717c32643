import type { Rule } from './rule.js';
import { seesAllCallees } from './sees-all.js';

/** Macros that no template applies. */
export const unusedMacro: Rule = function* ({ usage, project }) {
  if (usage.isLibrary || !seesAllCallees(usage, project)) return;
  const applied = new Set(project.usages.flatMap((other) => other.applied.map(({ name }) => name)));
  for (const { name, at } of usage.macros) {
    if (!applied.has(name)) yield { at, message: `Macro '${name}' is defined but never applied.` };
  }
};
