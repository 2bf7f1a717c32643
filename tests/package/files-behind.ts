import { readFileSync } from 'node:fs';
import path from 'node:path';

const imports =
  /^(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm;

/** A built module and all that it imports before it runs, packages by their names. */
export function filesBehind(file: string, found = new Set<string>()): string[] {
  const name = path.posix.normalize(file);
  if (found.has(name)) return [...found];
  found.add(name);
  for (const [, from, effect] of readFileSync(name, 'utf8').matchAll(imports)) {
    const to = from ?? effect ?? '';
    if (to.startsWith('.')) filesBehind(path.posix.join(path.posix.dirname(name), to), found);
    else found.add(to);
  }
  return [...found];
}
