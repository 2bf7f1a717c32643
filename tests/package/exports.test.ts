import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { elementNames, localeNames, entryPoints } from '../../scripts/entries.mjs';
import { readTexts } from '../support/all-texts.js';

interface Manifest {
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  sideEffects: string[];
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
interface Files {
  types: string;
  default: string;
}
const namesOf: Readonly<Record<string, readonly string[]>> = {
  './elements/*': elementNames,
  './locales/*': localeNames,
};

/** Every entry point with its files; a pattern stands for each of its names. */
const modules = Object.entries(manifest.exports)
  .filter((entry): entry is [string, Files] => typeof entry[1] === 'object')
  .flatMap(([name, files]): Array<[string, Files]> =>
    (namesOf[name] ?? ['']).map((one) => [
      name.replace('*', one),
      { types: files.types.replace('*', one), default: files.default.replace('*', one) },
    ]),
  );

const isDeclaration = (files: Files) =>
  files.types.replace('.d.ts', '') !== files.default.replace('.js', '');

describe('the built package', () => {
  it('builds a source file for each of its entry points', () => {
    // Types for one framework are declarations already.
    const built = modules.filter(([, files]) => !isDeclaration(files));
    expect(built.map(([name]) => name).sort()).toEqual(Object.keys(entryPoints).sort());
    expect(Object.values(entryPoints).filter((source) => !existsSync(source))).toEqual([]);
  });

  it.each(modules)('%s has its module and its types', (_name, files) => {
    expect(existsSync(files.default)).toBe(true);
    expect(existsSync(files.types)).toBe(true);
    expect(Object.keys(files)[0]).toBe('types');
  });

  it.each(modules)('%s is imported in Node without an effect or an error', (_name, files) => {
    const script = `await import('./${files.default}');
      const left = Reflect.ownKeys(globalThis).filter((key) => String(key).includes('vitrine'));
      if (left.length > 0) throw new Error('left on globalThis: ' + left.map(String));`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  });

  it('types every text, also of elements that the page does not import', async () => {
    const file = path.resolve('dist/npm/core/i18n/index.d.ts');
    const program = ts.createProgram([file], {
      module: ts.ModuleKind.NodeNext,
      skipLibCheck: true,
    });
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source!)!);
    const texts = exported.find(({ name }) => name === 'Texts')!;
    const typed = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(texts)).getProperties();
    const keys = (await readTexts()).map(([key]) => key);
    expect(typed.map(({ name }) => name).sort()).toEqual(keys.sort());
  });

  it('lists every defining module as a side effect', () => {
    const listed = manifest.sideEffects.join(' ');
    expect(listed).toContain('./dist/npm/widgets/elements/*/index.js');
    expect(listed).toContain('./widgets/elements/*/index.ts');
  });

  it('passes publint in its strict mode', () => {
    const output = execFileSync('node_modules/.bin/publint', ['--strict', '--pack', 'npm'], {
      encoding: 'utf8',
    });
    expect(output).toContain('All good');
  });

  // It compiles each entry point in each mode: two and a half minutes alone, and longer beside other stages.
  it('resolves in every module mode that can use ES modules', () => {
    const data = [
      './themes/*',
      './cdn/*',
      './cdn-lite/*',
      './custom-elements.json',
      './web-types.json',
      './vscode.html-custom-data.json',
      './llms.txt',
      './template/grammar.json',
      './analytics/event-schemas.json',
    ];
    // 18 s of CPU each; the test of a stranger's shop compiles a program with them instead.
    const server = ['./server', './storefront', './shop'];
    const ignored = ['--exclude-entrypoints', ...data, ...server];
    const run = ['--pack', '.', '--profile', 'esm-only', '--format', 'ascii', ...ignored];
    // Ends with an error when a problem is found.
    const output = execFileSync('node_modules/.bin/attw', run, { encoding: 'utf8' });
    expect(output).toContain('bundler: 🟢');
  }, 900_000);
});
