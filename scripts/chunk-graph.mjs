import { readFile } from 'node:fs/promises';
import path from 'node:path';

const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g;

/** A chunk of a built folder and all that it imports before it runs, itself last. */
export async function withImports(folder, file, found = new Set()) {
  const code = await readFile(path.join(folder, file), 'utf8');
  for (const [, name] of code.matchAll(staticImport)) {
    if (!found.has(`chunks/${name}`)) await withImports(folder, `chunks/${name}`, found);
  }
  return [...found.add(file)];
}
