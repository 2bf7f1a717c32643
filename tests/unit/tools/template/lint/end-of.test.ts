import { describe, expect, it } from 'vitest';
import { endOf } from '../../../../../tools/template/lint/end-of.js';

describe('the end of what stands at an index', () => {
  it.each([
    ['{a|html} b', 0, 8],
    ['{## a } ##} b', 0, 11],
    ['{# a } b', 0, 6],
    ['{a|hmtl}', 3, 7],
    ['{.if a', 0, 1],
    ['{ {a}', 0, 1],
    ['@a.b c', 0, 4],
    ['a', 1, 1],
    ['', 0, 0],
  ])('of %j at %i is %i', (source, at, end) => {
    expect(endOf(source, at)).toBe(end);
  });
});
