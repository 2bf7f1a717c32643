import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const { resolve } = createRequire(import.meta.url);
const run = promisify(execFile);

const code = (folder: string) => `
const { PGlite } = require(${JSON.stringify(resolve('@electric-sql/pglite'))});
const { NodeFS } = require(${JSON.stringify(resolve('@electric-sql/pglite/nodefs'))});
PGlite.create({ fs: new NodeFS(${JSON.stringify(folder)}) }).then((pglite) => pglite.close());
`;

/**
 * Makes the files of a new embedded database; nothing of them is synced. In a process of its own, because what makes them
 * holds half a gigabyte that PGlite does not release.
 */
export async function createFiles(folder: string): Promise<void> {
  await run(process.execPath, ['-e', code(folder)]);
}
