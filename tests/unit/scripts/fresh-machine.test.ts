import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const staticImport = /^(?:import|export) (?:[^'"]*? from )?['"]([^'"]+)['"];$/gm;
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(staticImport)].map(([, specifier = '']) => specifier);

/** The packages that a module and what it imports need before they run. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap((specifier) =>
    specifier.startsWith('.')
      ? packagesOf(path.join(path.dirname(file), specifier), seen)
      : specifier.startsWith('node:')
        ? []
        : [`${file}: ${specifier}`],
  );
}

const scripts = readdirSync('scripts')
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => `scripts/${name}`)
  .filter((file) => file !== 'scripts/install.mjs' && importsOf(file).includes('./install.mjs'));

it('knows the commands of a fresh machine', () => {
  expect(scripts).toEqual(expect.arrayContaining(['scripts/start.mjs', 'scripts/test.mjs']));
});

it.each(scripts)('%s runs before the packages are installed, which it installs', (script) => {
  expect(packagesOf(script)).toEqual([]);
});
