import type { Project } from './rule.js';
import type { Application, Usage } from './usage.js';

/** Whether all partials that a template runs, directly or not, are known; an unknown one could apply any macro. */
export function seesAllCallees(usage: Usage, project: Project): boolean {
  return seesAll(usage, project, () => true);
}

/** As `seesAllCallees`, for variables: a partial applied as `private` cannot read them. */
export function seesAllReaders(usage: Usage, project: Project): boolean {
  return seesAll(usage, project, ({ isPrivate }) => !isPrivate);
}

function seesAll(
  start: Usage,
  { partials, usages }: Project,
  isFollowed: (application: Application) => boolean,
): boolean {
  const macros = new Set(usages.flatMap((usage) => usage.macros.map(({ name }) => name)));
  const reached = new Set([start]);
  // Grows during the iteration.
  for (const { applied } of reached) {
    for (const { name } of applied.filter(isFollowed)) {
      const partial = partials.get(name);
      if (partial) reached.add(partial);
      else if (!macros.has(name)) return false;
    }
  }
  return true;
}
