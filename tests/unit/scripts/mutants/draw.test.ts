import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawMutants, findAgain, type Mutant } from '../../../../scripts/mutants/draw.mjs';

let root = '';
const sources = ['core', 'widgets', 'analytics', 'connectors', 'shop/server'].flatMap((folder) =>
  ['one', 'two', 'three'].map((name) => [
    `${folder}/${name}.ts`,
    `export const ${name} = (a: number) => a > 1 && a < 9;\n`,
  ]),
);

function write(file: string, text: string) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-draw-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const [file = '', text = ''] of sources) write(file, text);
  write('core/generated/list.ts', 'export const list = 1;');
  write('core/i18n/locales/de.ts', "export const de = 'Ja';");
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('drawMutants', () => {
  it('gives the same for the same seed, and the beginning of more', () => {
    const drawn = drawMutants(root, { seed: 'a', count: 15 });
    expect(drawMutants(root, { seed: 'a', count: 10 })).toEqual(drawn.slice(0, 10));
    expect(drawMutants(root, { seed: 'b', count: 15 })).not.toEqual(drawn);
  });

  it('takes areas in turns, and another file each time', () => {
    const drawn: Mutant[] = drawMutants(root, { seed: 'a', count: 15 });
    expect(drawn.slice(0, 5).map(({ area }) => area)).toEqual([
      'core',
      'widgets',
      'analytics',
      'connectors',
      'server',
    ]);
    expect(new Set(drawn.map(({ file }) => file)).size).toBe(15);
  });

  it('says when there are too few places', () => {
    expect(() => drawMutants(root, { seed: 'a', count: 500 })).toThrow('Too few places');
  });
});

describe('findAgain', () => {
  it('finds a mutant on the line that it has moved to, and names those that are gone', () => {
    const [first] = drawMutants(root, { seed: 'a', count: 1 });
    const moved = { ...first, line: (first?.line ?? 0) + 3 } as Mutant;
    const gone = { ...moved, file: 'core/none.ts' };
    expect(findAgain(root, [moved, gone])).toEqual({ found: [first], missing: [gone] });
  });
});
