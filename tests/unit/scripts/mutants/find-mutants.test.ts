import { describe, expect, it } from 'vitest';
import { findMutants } from '../../../../scripts/mutants/find-mutants.mjs';

const find = (text: string) =>
  findMutants('module.tsx', text).map(({ kind, before, after }) => `${kind}: ${before} → ${after}`);

describe('findMutants', () => {
  it.each([
    ['if (a) b = c;', ['negated condition: a → !(a)']],
    ['const a = b ? c : d;', ['negated condition: b → !(b)']],
    ['while (a) {}', ['negated condition: a → !(a)']],
    ['for (; a; ) {}', ['negated condition: a → !(a)']],
    ['go();', ['dropped statement: go(); → ']],
    ['function a() { throw b; }', ['dropped statement: throw b; → ']],
    ['function a() { return; }', ['dropped statement: return; → ']],
    ['function a() { return b; }', []],
    ['class A extends B { constructor() { super(); } }', []],
    ['const a = 3;', ['number ±1: 3 → 2']],
    ['const ab = 1_000;', ['number ±1: 1_000 → 1001']],
    ['const a = b && c;', ['swapped operator: b && c → b || c']],
    ['const a = b <= c;', ['swapped operator: b <= c → b < c']],
    ['const a = b !== c;', ['swapped operator: b !== c → b === c']],
    ['const a = b - c;', ['swapped operator: b - c → b + c']],
    ['const a = b + `${c}`;', []],
    ["const a = 'b';", ["emptied text: 'b' → ''"]],
    ["const a = '';", []],
    ['const a = <b c="d" />;', ['emptied text: "d" → \'\'']],
    ['const a = await b;', ['dropped await: await b → b']],
  ])('finds in %s what can be wrong', (text, found) => {
    expect(find(text)).toEqual(found);
  });

  it.each([
    ["import a from 'b';"],
    ["export { a } from 'b';"],
    ["type A = 'b' | 3;"],
    ["interface A { b: 'c' }"],
    ["enum A { b = 'c' }"],
    ["let a: 'b';"],
    ["const a = { 'b-c': d, 3: e };"],
    ["'use strict';"],
    ["const load = () => import('b');"],
    ["const a = new URL('b', import.meta.url);"],
    ["const a = () => reporter.report('b');"],
    ["const a = () => new Error('b');"],
    ["// const a = 'b';"],
  ])('finds nothing in %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('gives the place, as editors count', () => {
    expect(findMutants('module.ts', 'let a;\n  go();')).toMatchObject([
      { start: 9, end: 14, line: 2, column: 3 },
    ]);
  });
});
