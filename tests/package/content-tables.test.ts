import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as source from '../../core/content/index.js';

const built = (await import(
  /* @vite-ignore */ path.resolve('dist/npm/core/content/index.js')
)) as object;

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

describe('the tables of content in the built package', () => {
  it('are all there, and whole', () => {
    const tables = tablesOf(source);
    expect(Object.keys(tables).length).toBeGreaterThan(30);
    expect(tablesOf(built)).toEqual(tables);
    expect(Object.keys(built).sort()).toEqual(Object.keys(source).sort());
  });
});
