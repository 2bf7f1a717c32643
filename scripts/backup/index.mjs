import { existsSync } from 'node:fs';
import { backUpFolder, restoreFolder } from './embedded.mjs';
import { backUpPostgres, restorePostgres } from './postgres.mjs';

/**
 * Writes all data of the shop to a file: of DATABASE_URL, otherwise of the embedded database in DATA_DIR.
 * @returns A sentence that says what was done. @throws Error, a sentence that says what to do.
 */
export async function backUp(file, environment) {
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`);
  const { DATABASE_URL: url, DATA_DIR: folder = '.data' } = environment;
  return url ? backUpPostgres(url, file) : backUpFolder(folder, file);
}

/** Makes the database of a file, in an empty place. @returns and throws like `backUp`. */
export async function restore(file, environment) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { DATABASE_URL: url, DATA_DIR: folder = '.data' } = environment;
  return url ? restorePostgres(url, file) : restoreFolder(folder, file);
}
