import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findMutants, kinds } from './find-mutants.mjs';
import { createRandom } from './random.mjs';

/**
 * A drawn mutant.
 * @typedef {import('./find-mutants.mjs').Place & { id: number, area: string, file: string }} Mutant
 */

/** The parts of the product, which the draw takes in turns, with their folders. */
const areas = {
  core: ['core'],
  widgets: ['widgets'],
  analytics: ['analytics'],
  connectors: ['connectors'],
  server: ['shop/server', 'shop/pages', 'shop/owner'],
};
export const sourceFolders = Object.values(areas).flat();

/** Translations are data, and the migrations have run before a test begins. */
const leftOut =
  /\.d\.ts$|\/generated\/|^core\/i18n\/locales\/|^shop\/server\/database\/(migrations|[\w-]+-(tables|functions))\.ts$/;
const mostTries = 200;

/**
 * Draws mutants by seed, areas in turns, so that the beginning of a long draw is the whole of a short one. Kinds are
 * equally likely, and a file gives one mutant until all have.
 * @param {string} root
 * @param {{ seed: string, count: number }} options
 * @returns {Mutant[]}
 */
export function drawMutants(root, { seed, count }) {
  const random = createRandom(seed);
  const pools = Object.entries(areas).map(([area, folders]) => ({
    area,
    places: listPlaces(root, folders),
  }));
  /** @type {Mutant[]} */
  const drawn = [];
  for (let id = 1; id <= count; id++) {
    const { area, places } = pools[(id - 1) % pools.length];
    drawn.push({ id, area, ...drawOne(root, places, drawn, random) });
  }
  return drawn;
}

function drawOne(root, places, drawn, random) {
  for (let tries = 0; tries < mostTries; tries++) {
    const kind = kinds[random(kinds.length)];
    const ofKind = places.filter((place) => place.kind === kind);
    if (ofKind.length === 0) continue;
    const place = ofKind[random(ofKind.length)];
    const ofFile = drawn.filter(({ file }) => file === place.file);
    const isFree =
      tries < mostTries / 2
        ? ofFile.length === 0
        : ofFile.every((other) => other.end < place.start || place.end < other.start);
    if (isFree && compiles(readFileSync(path.join(root, place.file), 'utf8'), place)) return place;
  }
  throw new Error('Too few places are left for so many mutants.');
}

function listPlaces(root, folders) {
  return listSources(root, folders).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return /^\/\/ Generated /.test(text)
      ? []
      : findMutants(file, text).map((place) => ({ ...place, file }));
  });
}

function listSources(root, folders) {
  return listFiles(root, folders)
    .filter((file) => /\.tsx?$/.test(file) && !leftOut.test(file))
    .sort();
}

/**
 * The files that git knows or would add.
 * @param {string} root
 * @param {readonly string[]} folders
 */
export const listFiles = (root, folders = []) =>
  execFileSync(
    'git',
    ['ls-files', '-coz', '--exclude-standard', '--deduplicate', '--', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
    .split('\0')
    // A link to the packages of another checkout is no file of this one.
    .filter((file) => file && file !== 'node_modules');

function compiles(text, { file, start, end, after }) {
  const { diagnostics = [] } = ts.transpileModule(text.slice(0, start) + after + text.slice(end), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  return diagnostics.length === 0;
}

/**
 * Finds mutants of a results file again in sources that may have changed since: the same text of the same kind in the
 * same file, nearest to its line and column.
 * @param {string} root
 * @param {readonly { file: string, line: number, kind: string, before: string, after: string }[]} rows
 */
export function findAgain(root, rows) {
  /** @type {Mutant[]} */
  const found = [];
  const missing = [];
  for (const [index, row] of rows.entries()) {
    const [area] = Object.entries(areas).find(([, folders]) =>
      folders.some((folder) => row.file.startsWith(`${folder}/`)),
    ) ?? ['core'];
    const [nearest] = readPlaces(path.join(root, row.file), row.file)
      .filter(
        ({ kind, before, after }) =>
          kind === row.kind &&
          before === row.before &&
          (kind === 'number ±1' || after === row.after),
      )
      .sort((one, other) => distance(one, row) - distance(other, row));
    // Whether a number goes up or down follows from its place, which may have moved.
    if (nearest) found.push({ ...nearest, after: row.after, id: index + 1, area, file: row.file });
    else missing.push(row);
  }
  return { found, missing };
}

/** No line is so long as that. */
const distance = (one, other) =>
  Math.abs(one.line - other.line) * 10_000 + Math.abs(one.column - other.column);

function readPlaces(full, file) {
  try {
    return findMutants(file, readFileSync(full, 'utf8'));
  } catch {
    return [];
  }
}
