/**
 * Puts mutants into a file, each asleep until `globalThis.vitrineMutants` answers true for its number. So all mutants
 * of a run share one transformed, and one built, copy of the sources. Places are the same or do not overlap.
 * @param {string} text
 * @param {readonly (import('./find-mutants.mjs').Place & { id: number })[]} mutants
 */
export function weave(text, mutants) {
  const starts = [...new Set(mutants.map(({ start }) => start))].sort((one, other) => other - one);
  return starts.reduce((woven, start) => {
    const here = mutants.filter((mutant) => mutant.start === start);
    return woven.slice(0, start) + wake(woven, here) + woven.slice(here[0].end);
  }, text);
}

/** `mutants`: all of one place, which change it alike. */
function wake(text, mutants) {
  const [{ kind, start, before, after }] = mutants;
  const isAwake = mutants.map(({ id }) => `globalThis.vitrineMutants?.(${id})`).join(' || ');
  if (kind === 'dropped statement') return `if (!(${isAwake})) { ${before} }`;
  if (kind === 'renamed field') return `[${isAwake} ? ${after} : '${before}']`;
  const choice = `(${isAwake} ? ${after} : ${before})`;
  // A text that is the value of a JSX attribute needs braces to be an expression.
  return kind === 'emptied text' && isAttribute(text, start) ? `{${choice}}` : choice;
}

const isAttribute = (text, start) =>
  /[\s<][\w-]+=$/.test(text.slice(Math.max(0, start - 60), start)) && text[start] === '"';
