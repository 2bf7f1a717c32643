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
    ['a type import', "import type { B } from './b.js';"],
    ['a re-exported type', "export type { B } from './b.js';"],
    ['a type that a comment excuses', "// They need each other.\nimport type { B } from './b.js';"],
  ])('are found through %s', (_, text) => {
    expect(find({ 'a.ts': text, 'b.ts': "import { a } from './a.js';" })).toEqual([circle]);
  });

  it('are found over several modules, tsx included', () => {
    const found = find({
      'a.ts': "import './b.js';",
      'b.ts': "import './c.js';",
      'c.tsx': "import './a.js';",
    });
    expect(found).toEqual([['core/a.ts', 'core/b.ts', 'core/c.tsx']]);
  });

  it('are none where imports point one way', () => {
    const found = find({
      'a.ts': "import './b.js';\nimport './c.js';",
      'b.ts': "import './c.js';",
      'c.ts': '',
    });
    expect(found).toEqual([]);
  });
});
