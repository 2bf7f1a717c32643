import { describe, expect, it } from 'vitest';
import { chooseTests } from '../../../../scripts/mutants/choose-tests.mjs';

const mutant = { id: 1, file: 'core/net/retry.ts' };
const test = (project: string, file: string, id: string, reached: number[], state = 'passed') => ({
  project,
  file,
  id,
  name: id,
  state,
  isConcurrent: false,
  reached,
});
const file = (project: string, name: string, seconds = 1, atImport: number[] = []) => ({
  project,
  file: name,
  state: 'passed',
  seconds,
  atImport,
  between: [],
});

describe('chooseTests', () => {
  it('takes the tests that reach the mutant and pass without it', () => {
    const tests = [
      test('unit', 'a', '1', [1]),
      test('unit', 'a', '2', [2]),
      test('unit', 'a', '3', [1], 'failed'),
      test('unit', 'b', '4', [2]),
    ];
    const files = [file('unit', 'a'), file('unit', 'b')];
    expect(chooseTests(mutant, { tests, files }, new Map())).toEqual({
      own: [],
      others: [{ project: 'unit', file: 'a', seconds: 1, tests: 1, ids: ['1'] }],
    });
  });

  it('takes the whole file where the mutant is reached at its import', () => {
    const tests = [test('unit', 'a', '1', []), test('unit', 'a', '2', [])];
    const { others } = chooseTests(
      mutant,
      { tests, files: [file('unit', 'a', 1, [1])] },
      new Map(),
    );
    expect(others).toEqual([{ project: 'unit', file: 'a', seconds: 1, tests: 2 }]);
  });

  it('takes every importing file of a project whose files share what one of them imported', () => {
    const tests = ['a', 'b', 'c'].map((name) => test('rules', name, name, []));
    const files = [file('rules', 'a', 1, [1]), file('rules', 'b'), file('rules', 'c')];
    const { others } = chooseTests(
      mutant,
      { tests, files },
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    );
    expect(others.map((choice: { file: string }) => choice.file)).toEqual(['a', 'b']);
  });

  it('puts the test of the module itself first, then the nearest, then the quickest', () => {
    const own = 'tests/unit/core/net/retry.test.ts';
    const names = ['far', 'slow', 'quick', own];
    const tests = names.map((name) => test('unit', name, name, [1]));
    const files = names.map((name) => file('unit', name, name === 'slow' ? 9 : 1));
    const distances = new Map([
      ['far', 3],
      ['slow', 2],
      ['quick', 2],
      [own, 1],
    ]);
    const chosen = chooseTests(mutant, { tests, files }, distances);
    expect(chosen.own.map((choice: { file: string }) => choice.file)).toEqual([own]);
    expect(chosen.others.map((choice: { file: string }) => choice.file)).toEqual([
      'quick',
      'slow',
      'far',
    ]);
  });
});
