import { afterEach, describe, expect, it, vi } from 'vitest';
import { findMutants, type Place } from '../../../../scripts/mutants/find-mutants.mjs';
import { weave } from '../../../../scripts/mutants/weave.mjs';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs the body of a function with the mutants of one kind in it, of which one is awake. */
function run(kind: string, body: string, awake: number): unknown {
  const mutants = findMutants('module.ts', body)
    .filter((place: Place) => place.kind === kind)
    .map((place: Place, index: number) => ({ ...place, id: index + 1 }));
  vi.stubGlobal('vitrineMutants', (id: number) => id === awake);
  return new Function('a', weave(body, mutants))(1);
}

describe('weave', () => {
  it.each([
    ['negated condition', 'const b = a ? 1 : 2; return b;', 1, 2],
    ['dropped statement', 'a += 1; a += 2; return a;', 4, 3],
    ['number ±1', 'const b = 7; return b;', 7, 6],
    ['swapped operator', 'return a - 1;', 0, 2],
    ['emptied text', "return 'a' + `b`;", 'ab', 'b'],
  ])('keeps a %s asleep until it is asked for', (kind, body, asleep, awake) => {
    expect([run(kind, body, 0), run(kind, body, 1)]).toEqual([asleep, awake]);
  });

  it('sleeps where nobody asks', () => {
    const body = 'return a + 1;';
    const mutants = findMutants('module.ts', body).slice(0, 1);
    const woven = weave(
      body,
      mutants.map((place: Place) => ({ ...place, id: 1 })),
    );
    expect(new Function('a', woven)(5)).toBe(6);
  });

  it('puts braces around an attribute of JSX', () => {
    const text = 'const a = <b c="d" />;';
    const mutants = findMutants('module.tsx', text).map((place: Place) => ({ ...place, id: 1 }));
    expect(weave(text, mutants)).toBe(
      'const a = <b c={(globalThis.vitrineMutants?.(1) ? \'\' : "d")} />;',
    );
  });
});
