import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as source from '../../core/content/index.js';

const folder = 'core/content';
const built = path.resolve('dist/npm', folder);

/** What a module exports besides functions, which are built anew; those within a table count by their names. */
function tablesOf(module: object): Record<string, unknown> {
  const tables = Object.entries(module).filter(([, value]) => typeof value !== 'function');
  return Object.fromEntries(tables.map(([name, table]) => [name, withoutFunctions(table)]));
}

function withoutFunctions(table: unknown): unknown {
  if (typeof table === 'function') return 'a function';
  if (Array.isArray(table)) return table.map(withoutFunctions);
  if (typeof table !== 'object' || table === null) return table;
  // A pattern is its own source.
  if (table instanceof RegExp) return table;
  return Object.entries(table).map(([name, value]) => [name, withoutFunctions(value)]);
}

/** The modules of the folder and of the folders in it, without extension. The build has no index of an inner folder. */
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && path.basename(name) !== 'index.ts')
  .map((name) => name.replace(/\.ts$/, '').replaceAll(path.sep, '/'));

const load = async (file: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(file).href)) as object;

describe('the tables of content in the built package', () => {
  const tables = Object.entries(tablesOf(source));

  it('are many', () => {
    expect(tables.length).toBeGreaterThan(30);
  });

  it.each(tables)('%s is whole', async (name, table) => {
    expect(tablesOf(await load(`${built}/index.js`))[name]).toEqual(table);
  });

  it('come by the name that a user imports', () => {
    const script = `import('vitrine/core/content').then((content) =>
      console.log(JSON.stringify(Object.keys(content))));`;
    const output = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual(Object.keys(source).sort());
  });

  it.each(modules)('%s has the tables of its source', async (name) => {
    const own = tablesOf(await load(path.resolve(folder, `${name}.ts`)));
    const made = tablesOf(await load(`${built}/${name}.js`));
    const isPublic = (key: string) => key in source;
    for (const key of Object.keys(own).filter(isPublic)) expect(made[key]).toEqual(own[key]);
  });
});
