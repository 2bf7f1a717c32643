import type { Rule } from './rule.js';

/** Partials of the host, `sqs-share-buttons` and the like, and one that templates install from a package. */
const ofHost = /^(?:sqs-|social-links(?:\.block)?$)/;

/** Partials that are neither among the checked templates nor defined as macros in one of them. */
export const missingPartial: Rule = function* ({ usage, project }) {
  if (!project.hasSeveral) return;
  const macros = new Set(project.usages.flatMap((other) => other.macros.map(({ name }) => name)));
  const isKnown = (name: string) =>
    macros.has(name) ||
    project.partials.has(name) ||
    project.hostPartials.has(name) ||
    ofHost.test(name);
  for (const { name, at } of usage.applied) {
    if (name === '' || isKnown(name)) continue;
    yield { at, message: `Partial '${name}' is not among the files.` };
  }
};
