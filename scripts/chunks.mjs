import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { elementNames } from './entries.mjs';

const listFile = 'tests/package/chunks.json';

/**
 * The modules of each chunk of the last build, without those that an element's chunk holds anyway: its own folder and
 * its texts. So an element that shares all else needs no line.
 * @returns {Record<string, string[]>}
 */
export function readBuiltChunks() {
  const built = JSON.parse(readFileSync('dist/chunks.json', 'utf8'));
  const foreign = Object.entries(built).map(([chunk, modules]) => [
    chunk,
    elementNames.includes(chunk) ? modules.filter((module) => !isOwn(module, chunk)) : modules,
  ]);
  return Object.fromEntries(foreign.filter(([, modules]) => modules.length > 0).sort());
}

const isOwn = (module, element) =>
  module.startsWith(`widgets/elements/${element}/`) || module === `core/i18n/strings/${element}`;

/**
 * The checked-in list of the same.
 * @returns {Record<string, string[]>}
 */
export const readListedChunks = () => JSON.parse(readFileSync(listFile, 'utf8'));

function printDifferences() {
  const built = chunkOfModules(readBuiltChunks());
  const listed = chunkOfModules(readListedChunks());
  for (const module of [...new Set([...built.keys(), ...listed.keys()])].sort()) {
    const [before, after] = [listed.get(module) ?? 'none', built.get(module) ?? 'none'];
    if (before !== after) console.log(`${module}: ${before} → ${after}`);
  }
}

const chunkOfModules = (chunks) =>
  new Map(
    Object.entries(chunks).flatMap(([chunk, modules]) => modules.map((module) => [module, chunk])),
  );

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  printDifferences();
  if (process.argv.includes('--write')) {
    writeFileSync(listFile, JSON.stringify(readBuiltChunks(), null, 2) + '\n');
  }
}
