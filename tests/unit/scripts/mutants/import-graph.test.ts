import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImportGraph } from '../../../../scripts/mutants/import-graph.mjs';

const sources = {
  'a.ts': 'export const a = 1;',
  'b.tsx': "export { a } from './a.js';",
  'c.test.ts': "const b = await import('./b.js'); import 'vitest';",
};
let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-graph-'));
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(root, file), text);
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('readImportGraph', () => {
  it('measures how far away a module is imported, and what a file imports', () => {
    const { findImporters, findImports } = readImportGraph(root, Object.keys(sources));
    expect([...findImporters('a.ts')]).toEqual([
      ['a.ts', 0],
      ['b.tsx', 1],
      ['c.test.ts', 2],
    ]);
    expect([...findImports('c.test.ts')]).toEqual([
      ['c.test.ts', 0],
      ['b.tsx', 1],
      ['a.ts', 2],
    ]);
  });
});
