/** The sections that a release may have, in this order: https://keepachangelog.com/en/1.1.0/ */
const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

const heading = /^## \[(?<name>[^\]]+)\](?: - (?<date>\d{4}-\d{2}-\d{2}))?$/;

/** The releases of a changelog, newest first: `name`, `date` (null while unreleased) and the lines under each kind. */
export function readChangelog(text) {
  const releases = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) {
      const { name = line, date = null } = heading.exec(line)?.groups ?? {};
      releases.push({ name, date, kinds: [] });
    } else if (line.startsWith('### ')) {
      releases.at(-1)?.kinds.push({ kind: line.slice(4), lines: [] });
    } else if (line.trim() !== '') {
      releases.at(-1)?.kinds.at(-1)?.lines.push(line);
    }
  }
  return releases;
}

/** Sentences about what Keep a Changelog does not allow; none for a correct file. */
export function findChangelogProblems(text) {
  const releases = readChangelog(text);
  const problems = [];
  if (releases[0]?.name !== 'Unreleased')
    problems.push('The first heading is not "## [Unreleased]".');
  releases.slice(1).forEach(({ name, date }, index) => {
    const newer = releases[index];
    if (!parseVersion(name)) problems.push(`"${name}" is no version such as 1.2.3.`);
    else if (!date) problems.push(`${name} has no date: "## [${name}] - 2026-01-31".`);
    else if (index > 0 && !isNewer(newer.name, name)) {
      problems.push(`${name} stands below ${newer.name}, which is not newer.`);
    }
  });
  for (const release of releases) {
    const order = release.kinds.map(({ kind }) => kinds.indexOf(kind));
    release.kinds.forEach(({ kind, lines }, index) => {
      if (order[index] === -1) {
        problems.push(`${release.name}: "${kind}" is none of ${kinds.join(', ')}.`);
      } else if (index > 0 && order[index] <= order[index - 1]) {
        problems.push(`${release.name}: "${kind}" stands in the wrong place or twice.`);
      }
      if (lines.length === 0) problems.push(`${release.name}: "${kind}" is empty.`);
    });
  }
  return problems;
}

/**
 * The changelog in which what is unreleased is the given version of the given day (such as `2026-01-31`).
 * @throws {Error} if there is nothing to release, or the file is not correct.
 */
export function cutRelease(text, version, date) {
  const problems = findChangelogProblems(text);
  if (problems.length > 0) throw new Error(`CHANGELOG.md: ${problems.join(' ')}`);
  if (readChangelog(text)[0].kinds.length === 0) {
    throw new Error('CHANGELOG.md has nothing under "## [Unreleased]": say there what changes.');
  }
  return text.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${date}\n`);
}

const pattern = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9a-z.-]+))?$/i;

/** The numbers of a version, and whether it comes before its release (`1.0.0-beta.1`); null for another text. */
export function parseVersion(text) {
  const [, major, minor, patch, before = ''] = pattern.exec(text) ?? [];
  return patch === undefined ? null : { numbers: [major, minor, patch].map(Number), before };
}

/** Whether a version follows another one by https://semver.org, §11. */
export function isNewer(version, than) {
  const [a, b] = [parseVersion(version), parseVersion(than)];
  if (!a || !b) return false;
  const index = a.numbers.findIndex((number, place) => number !== b.numbers[place]);
  if (index >= 0) return a.numbers[index] > b.numbers[index];
  if (!a.before || !b.before) return !a.before && b.before !== '';
  return comparePrerelease(a.before.split('.'), b.before.split('.')) > 0;
}

function comparePrerelease(a, b) {
  const index = a.findIndex((part, place) => part !== b[place]);
  if (index < 0) return a.length - b.length;
  const [left, right] = [a[index], b[index]];
  if (right === undefined) return 1;
  const [isNumber, isOtherNumber] = [left, right].map((part) => /^\d+$/.test(part));
  if (isNumber && isOtherNumber) return Number(left) - Number(right);
  // A number comes before a word.
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return left > right ? 1 : -1;
}
