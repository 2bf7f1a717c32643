import { loopVariables } from './known-variables.js';
import { meantNames } from './meant-names.js';
import type { Rule } from './rule.js';
import { seesAllReaders } from './sees-all.js';

/** Variables that no template reads. */
export const unusedVariable: Rule = function* ({ usage, project }) {
  if (usage.isLibrary || !seesAllReaders(usage, project)) return;
  const read = new Set(project.usages.flatMap((other) => other.read.map(({ name }) => name)));
  // A slip is told where it was made.
  const told = new Set<string>([...loopVariables, ...meantNames(usage).values()]);
  for (const { name, at } of usage.bound) {
    if (read.has(name) || told.has(name)) continue;
    told.add(name);
    yield { at, message: `Variable '${name}' is bound but never read.` };
  }
};
