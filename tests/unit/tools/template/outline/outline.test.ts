import { describe, expect, it } from 'vitest';
import {
  blocksAt,
  outlineOf,
  partAt,
  tagAt,
  type BlockRange,
} from '../../../../../tools/template/outline/index.js';

const textOf =
  (source: string) =>
  ({ from, to }: { from: number; to: number }) =>
    source.slice(from, to);

describe('outlineOf', () => {
  it.each([
    ['text { a } {a||b}', []],
    ['{a}{{b}}', ['{a}', '{b}']],
    ['{a|unknown}{.unknown? b}', ['{a|unknown}', '{.unknown? b}']],
    ['{# {a} #}', ['{a}']],
    ['{## {a} ##}{b}', ['{## {a} ##}', '{b}']],
    ['x{## {a}', ['{## {a}']],
  ])('finds the tags of %j', (source, tags) => {
    expect(outlineOf(source).tags.map(textOf(source))).toEqual(tags);
  });

  it.each([
    ['{.section a}x{.or}y{.end}z', ['{.section a}x{.or}y{.end}']],
    ['{.end}{.or}{.if a}{.end}{.end}', ['{.if a}{.end}']],
    ['a{.if b}c', ['{.if b}c']],
  ])('finds the blocks of %j', (source, blocks) => {
    expect(outlineOf(source).blocks.map(textOf(source))).toEqual(blocks);
  });
});

describe('places', () => {
  const source = '{.section a}{.if b}1{.or}2{.end}3{.end}';
  const { blocks } = outlineOf(source);
  const types = (found: readonly BlockRange[]) => found.map(({ tag }) => tag.type);

  it.each([
    ['1', ['section', 'if'], 'if'],
    ['2', ['section', 'if'], 'or-predicate'],
    ['3', ['section'], 'section'],
  ])('%s is in %j, behind the tag of %s', (text, around, part) => {
    const found = blocksAt(blocks, source.indexOf(text));
    expect(types(found)).toEqual(around);
    expect(found.at(-1) && partAt(found.at(-1)!, source.indexOf(text))).toBe(part);
  });

  it('a tag holds the places of its braces', () => {
    const outline = outlineOf('x{a}{b}y');
    const at = (index: number) => tagAt(outline, index)?.from ?? null;
    expect([0, 1, 2, 4, 5, 7, 8].map(at)).toEqual([null, 1, 1, 1, 4, 4, null]);
  });
});
