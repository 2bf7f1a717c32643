import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDocuments } from './documents.mjs';

/** The types for each framework. */
const frameworks = 'widgets/frameworks';

const built = (module) => import(pathToFileURL(path.resolve('dist/npm', `${module}.js`)).href);

/** Writes the manifest, editor data and llms.txt from the definitions, the one source for all. */
export async function writeManifests() {
  // TypeScript writes no copy of what is a declaration already.
  const copy = (name) => copyFile(`${frameworks}/${name}`, `dist/npm/${frameworks}/${name}`);
  const declarations = (await readdir(frameworks)).filter((name) => name.endsWith('.d.ts'));
  await Promise.all(declarations.map(copy));

  await mkdir('dist', { recursive: true });
  const documents = Object.entries(await createDocuments(built));
  await Promise.all(documents.map(([name, text]) => writeFile(path.join('dist', name), text)));
}
