import { readFileSync } from 'node:fs';
import path from 'node:path';

const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g;

/** A chunk (a file below `chunks/` of a built folder) and all that it imports before it runs, itself last. */
export function withImports(folder, file, found = new Set()) {
  const code = readFileSync(path.join(folder, file), 'utf8');
  for (const [, name] of code.matchAll(staticImport)) {
    if (!found.has(`chunks/${name}`)) withImports(folder, `chunks/${name}`, found);
  }
  return [...found.add(file)];
}
