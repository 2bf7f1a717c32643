import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementNames, entryPoints } from '../../scripts/entries.mjs';
import { manifest, modules, type Files } from './entry-points.js';

/** Types for one framework are declarations already. */
const isDeclaration = (files: Files) =>
  files.types.replace('.d.ts', '') !== files.default.replace('.js', '');

describe('the built package', () => {
  it('builds a source file for each of its entry points', () => {
    const built = modules.filter(([, files]) => !isDeclaration(files));
    expect(built.map(([name]) => name).sort()).toEqual(Object.keys(entryPoints).sort());
    expect(Object.values(entryPoints).filter((source) => !existsSync(source))).toEqual([]);
  });

  it('has the module and the types of each entry point, the types first', () => {
    for (const [, files] of modules) {
      expect([files, existsSync(files.default)]).toEqual([files, true]);
      expect([files, existsSync(files.types)]).toEqual([files, true]);
      expect(Object.keys(files)[0]).toBe('types');
    }
  });

  it('is imported in Node without an effect or an error, at every entry point', () => {
    const files = modules.map(([, { default: file }]) => file);
    const script = `for (const file of ${JSON.stringify(files)}) {
        await import(file);
        const left = Reflect.ownKeys(globalThis).filter((key) => String(key).includes('vitrine'));
        if (left.length > 0) throw new Error(file + ' left on globalThis: ' + left.map(String));
      }`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  });

  it.each(elementNames)(
    'defines vitrine-%s in the file that is listed as a side effect',
    (name) => {
      const code = readFileSync(`dist/npm/widgets/elements/${name}/index.js`, 'utf8');
      expect(code).toMatch(/^const \w+ = \w+\(/m);
    },
  );

  it('lists every defining module as a side effect', () => {
    const listed = manifest.sideEffects.join(' ');
    expect(listed).toContain('./dist/npm/widgets/elements/*/index.js');
    expect(listed).toContain('./widgets/elements/*/index.ts');
  });
});
