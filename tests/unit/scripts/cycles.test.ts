import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findCycles } from '../../../scripts/cycles.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-cycles-'));
  mkdirSync(path.join(root, 'core'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function find(modules: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(modules)) {
    writeFileSync(path.join(root, 'core', name), text);
  }
  return findCycles(root);
}
const circle = ['core/a.ts', 'core/b.ts'];

describe('circles of imports', () => {
  it.each([
    ['values', "import { b } from './b.js';"],
    ['values beside types', "import {\n  b,\n  type B,\n} from './b.js';"],
    ['a re-export', "export { b } from './b.js';"],
    ['an effect', "import './b.js';"],
    ['a dynamic import', "const b = await import('./b.js');"],
  ])('are found at run time, through %s', (_, text) => {
    const found = find({ 'a.ts': text, 'b.ts': "import { a } from './a.js';" });
    expect(found).toEqual({ runtime: [circle], types: [] });
  });

  it.each([
    ['a type import', "import type { B } from './b.js';"],
    ['an import of types alone', "import {\n  type B,\n  type C,\n} from './b.js';"],
    ['a re-exported type', "export type { B } from './b.js';"],
  ])('are found among types, through %s', (_, text) => {
    const found = find({ 'a.ts': text, 'b.ts': "import { a } from './a.js';" });
    expect(found).toEqual({ runtime: [], types: [circle] });
  });

  it('of types are allowed where a comment says why', () => {
    const text = "// Type circle: an order has lines.\nimport type { B } from './b.js';";
    const found = find({ 'a.ts': text, 'b.ts': "import { a } from './a.js';" });
    expect(found).toEqual({ runtime: [], types: [] });
  });

  it('at run time are found in spite of such a comment', () => {
    const text = "// Type circle: an order has lines.\nimport { b } from './b.js';";
    const found = find({ 'a.ts': text, 'b.ts': "import { a } from './a.js';" });
    expect(found.runtime).toEqual([circle]);
  });

  it('are found over several modules, tsx included', () => {
    const found = find({
      'a.ts': "import './b.js';",
      'b.ts': "import './c.js';",
      'c.tsx': "import './a.js';",
    });
    expect(found.runtime).toEqual([['core/a.ts', 'core/b.ts', 'core/c.tsx']]);
  });

  it('are none where imports point one way', () => {
    const found = find({
      'a.ts': "import './b.js';\nimport './c.js';",
      'b.ts': "import './c.js';",
      'c.ts': '',
    });
    expect(found).toEqual({ runtime: [], types: [] });
  });
});
