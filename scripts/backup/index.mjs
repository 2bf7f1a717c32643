import { existsSync } from 'node:fs';
import * as embedded from './embedded.mjs';
import * as postgres from './postgres.mjs';

const databaseOf = ({ DATABASE_URL: url, DATA_DIR: folder }) =>
  url ? { use: postgres, from: url } : { use: embedded, from: folder ?? '.data' };

/**
 * Writes all data of the shop to a file: of DATABASE_URL, otherwise of the embedded database in DATA_DIR.
 * @returns A sentence that says what was done. @throws Error, a sentence that says what to do.
 */
export async function backUp(file, environment) {
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`);
  const { use, from } = databaseOf(environment);
  return use.backUp(from, file);
}

/** Makes the database of a file, in an empty place. @returns and throws like `backUp`. */
export async function restore(file, environment) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { use, from } = databaseOf(environment);
  return use.restore(from, file);
}
