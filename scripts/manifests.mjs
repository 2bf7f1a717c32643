import { copyFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeDeclarations } from './build/declarations.mjs';
import { createDocuments, createEventDocuments } from './documents.mjs';

/** The types for each framework. */
const frameworks = 'widgets/frameworks';

const built = (module) => import(pathToFileURL(path.resolve('dist/modules', `${module}.js`)).href);

/** The types of the modules. @returns {Promise<string[]>} The files that it wrote, as of the others. */
export async function writeDeclarationsOfLibrary() {
  const written = await writeDeclarations('tsconfig.npm.json', 'dist/modules');
  // TypeScript writes no copy of what is a declaration already.
  const declarations = (await readdir(frameworks)).filter((name) => name.endsWith('.d.ts'));
  const folder = path.join('dist/modules', frameworks);
  await Promise.all(
    declarations.map((name) => copyFile(path.join(frameworks, name), path.join(folder, name))),
  );
  return [...written, ...declarations.map((name) => path.join(folder, name))];
}

/** The manifest, editor data and llms.txt from the definitions, the one source for all. */
export const writeDocuments = async () => writeAll(await createDocuments(built));

/** The schemas of the pipeline's validate call. */
export const writeEventSchemas = async () => writeAll(await createEventDocuments(built));

async function writeAll(documents) {
  const files = Object.entries(documents).map(([name, text]) => [path.join('dist', name), text]);
  await Promise.all(files.map(([file, text]) => writeFile(file, text)));
  return files.map(([file]) => file);
}
