import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const hashOf = (content) => createHash('sha256').update(content).digest('base64url');

/** Files as they are; folders as the files in them. */
export const filesIn = (paths) =>
  paths.flatMap((name) => {
    if (!existsSync(name)) return [];
    if (!statSync(name).isDirectory()) return [name];
    return readdirSync(name, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  });

/**
 * Records the inputs and outputs of each build step, with hashes of the contents: a step with unchanged files is
 * skipped. Times of files say nothing, because a clone and a change of branch set them anew.
 * @param {string} folder Where the records are kept.
 * @param {readonly string[]} tools Files and folders that every step depends on: with others, all is done again.
 */
export function openRecords(folder, tools) {
  const hashes = new Map();
  function hashOfFile(file) {
    if (!hashes.has(file)) hashes.set(file, existsSync(file) ? hashOf(readFileSync(file)) : 'none');
    return hashes.get(file);
  }
  const hashFiles = (files) =>
    Object.fromEntries([...new Set(files)].sort().map((file) => [file, hashOfFile(file)]));
  const isAsWas = (known) =>
    Object.entries(known).every(([file, hash]) => hashOfFile(file) === hash);

  const madeBy = hashOf(JSON.stringify([process.version, hashFiles(filesIn(tools))]));
  const fileOf = (step) => path.join(folder, `${step}.json`);
  mkdirSync(folder, { recursive: true });
  const records = new Map(
    readdirSync(folder)
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      ])
      .filter(([, record]) => record.madeBy === madeBy),
  );

  return {
    /** Every file that a step wrote. */
    allWritten: () => new Set([...records.values()].flatMap(({ writes }) => Object.keys(writes))),
    /** Whether a step would write what is there. `reads` are the files and folders that it names itself, `how` its way. */
    isCurrent(step, { reads, how }) {
      const record = records.get(step);
      return (
        record !== undefined &&
        record.how === how &&
        isAsWas(record.reads) &&
        isAsWas(record.writes) &&
        filesIn(reads).every((file) => file in record.reads)
      );
    },
    /** Called before a step runs: a step that does not end is done again. */
    forget: (step) => rmSync(fileOf(step), { force: true }),
    /** Called right after a step. Deletes what only the run before wrote. */
    remember(step, { reads, writes, how }) {
      for (const file of writes) hashes.delete(file);
      for (const file of Object.keys(records.get(step)?.writes ?? {})) {
        if (!writes.includes(file)) rmSync(file, { force: true });
      }
      const record = { madeBy, how, reads: hashFiles(filesIn(reads)), writes: hashFiles(writes) };
      records.set(step, record);
      writeFileSync(fileOf(step), JSON.stringify(record));
    },
  };
}
