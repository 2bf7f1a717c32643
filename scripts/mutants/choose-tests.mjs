/**
 * The result of a run of everything, no mutant awake: which tests reach which mutants.
 * @typedef {{ project: string, file: string, id: string, name: string, state: string, isConcurrent: boolean, reached: number[] }} ReachingTest
 * @typedef {{ project: string, file: string, state: string, seconds: number, atImport?: number[], between?: number[] }} ReachingFile
 * @typedef {{ tests: ReachingTest[], files: ReachingFile[] }} Coverage
 *
 * Tests to run: those with these ids, or the whole file.
 * @typedef {{ project: string, file: string, ids?: string[], tests: number, seconds: number }} Choice
 */

/** Their files share what they import, so only the first reaches what runs at import. */
const sharing = ['rules', 'contract', 'browser'];

/**
 * The tests that can kill a mutant: nearest by imports first, then quickest, so that its own come at the very beginning.
 * A test that fails without any mutant kills nothing.
 * @param {{ id: number, file: string }} mutant
 * @param {Coverage} coverage Of one suite.
 * @param {ReadonlyMap<string, number>} distances
 * @returns {{ own: Choice[], others: Choice[] }}
 */
export function chooseTests({ id, file: module }, { tests, files }, distances) {
  const byFile = groupBy(tests, keyOf);
  const atImportOf = new Set(
    files.filter(({ atImport }) => atImport?.includes(id)).map(({ project }) => project),
  );
  const choices = files.flatMap((reached) => {
    const { project, file, seconds } = reached;
    const all = byFile.get(keyOf(reached)) ?? [];
    const sound = all.filter(({ state }) => state === 'passed');
    const isWhole =
      [reached.atImport, reached.between].some((ids) => ids?.includes(id)) ||
      (sharing.includes(project) && atImportOf.has(project) && distances.has(file)) ||
      (sound.some(({ isConcurrent }) => isConcurrent) &&
        sound.some((test) => test.reached.includes(id)));
    const chosen = isWhole ? sound : sound.filter((test) => test.reached.includes(id));
    if (chosen.length === 0) return [];
    const ids = chosen.map((test) => test.id);
    return [{ project, file, seconds, tests: ids.length, ...(ids.length < all.length && { ids }) }];
  });
  const far = ({ file }) => distances.get(file) ?? Number.MAX_SAFE_INTEGER;
  choices.sort((one, other) => far(one) - far(other) || one.seconds - other.seconds);
  const mirror = `tests/unit/${module.replace(/\.tsx?$/, '')}.test.ts`;
  const isOwn = ({ file }) => file === mirror || file === `${mirror}x`;
  return {
    own: choices.filter((choice) => isOwn(choice)),
    others: choices.filter((choice) => !isOwn(choice)),
  };
}

const keyOf = ({ project, file }) => `${project} ${file}`;

function groupBy(values, key) {
  const groups = new Map();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}
