import { mostSeconds } from './court.mjs';
import { listClaims } from './specification.mjs';

/** The suite that runs a test file. Browser specs need a build each time, and are counted as not run. */
const suites = [
  [/^tests\/(unit|connectors|conformance)\//, 'unit'],
  [/^stories\//, 'stories'],
  [/^tests\/contract\//, 'contract'],
];
const suiteOf = (file) => suites.find(([pattern]) => pattern.test(file))?.[1];

/**
 * A mutant for each token that the sources have. One token may change several places, and a place belong to several
 * tokens; of places that overlap otherwise only the first is changed.
 */
export function drawClaims(root, findImports) {
  const claims = listClaims(root, findImports).map((claim, index) => ({ ...claim, id: index + 1 }));
  const taken = new Map();
  const isFree = ({ file, start, end }) =>
    (taken.get(file) ?? []).every(
      (other) =>
        (other.start === start && other.end === end) || other.end <= start || end <= other.start,
    );
  for (const claim of claims) {
    claim.places = claim.places.filter(isFree);
    for (const place of claim.places)
      taken.set(place.file, [...(taken.get(place.file) ?? []), place]);
  }
  const mutants = claims.flatMap(({ id, places }) => places.map((place) => ({ ...place, id })));
  return { claims, mutants };
}

/** Runs for each token the tests of its item; prints what no test of them sees, and what could not be judged. */
export async function judgeClaims(court, claims) {
  const unseen = [];
  const counts = {
    seen: 0,
    unseen: 0,
    'not in the sources': 0,
    'only in tests that are not run here': 0,
  };
  for (const [index, claim] of claims.entries()) {
    const name = `${claim.document} §${claim.section} ${claim.token.kind} ${claim.token.value}`;
    const end = await judgeClaim(court, claim);
    counts[end] += 1;
    if (end === 'unseen')
      unseen.push(
        `${name}: ${claim.text}\n    changed in ${claim.places.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
      );
    console.log(`${index + 1} of ${claims.length} ${name}: ${end}`);
  }
  console.log(
    Object.entries(counts)
      .map(([end, count]) => `${count} ${end}`)
      .join(', '),
  );
  for (const each of unseen) console.log(`  unseen: ${each}`);
  return unseen.length;
}

async function judgeClaim(court, { id, places, tests }) {
  if (places.length === 0) return 'not in the sources';
  let isRun = false;
  for (const suite of ['unit', 'stories', 'contract']) {
    const ofSuite = tests.filter(({ file }) => suiteOf(file) === suite);
    const files = [...new Set(ofSuite.map(({ file }) => file))];
    if (files.length === 0) continue;
    const choices = files.map((file) => ({
      file,
      pattern: ofSuite
        .filter((test) => test.file === file)
        .map(({ name }) => asPattern(name, suite))
        .join('|'),
      seconds: 10,
    }));
    const { killedBy, passed = 0 } = await court.judge(id, suite, choices, mostSeconds);
    if (killedBy) return 'seen';
    isRun ||= passed > 0;
  }
  return isRun ? 'unseen' : 'only in tests that are not run here';
}

/** A part of a title with its placeholders; of a story, the name of its export. */
export function asPattern(name, suite) {
  const spaced = suite === 'stories' ? name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ') : name;
  return spaced
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(/%[sdifjoO]|\\\$\w+|\\\$\\\{[^}]*\\\}/g, '.*')
    .replaceAll(/\s+/g, '\\s+');
}
