import { describe, expect, it } from 'vitest';
import {
  documentEntries,
  foldsOf,
  matchingTags,
  type DocumentEntry,
} from '../../../../../tools/template/lsp/symbols.js';
import { cursorIn, projectOf } from './project-of.js';

const fileOf = (source: string) => projectOf({ 'page.html': source }).files.get('page.html')!;
const outline = (entries: readonly DocumentEntry[]): unknown[] =>
  entries.map(({ name, entries: inner }) => (inner.length > 0 ? [name, outline(inner)] : name));

describe('documentEntries', () => {
  it.each([
    ['{a}', []],
    [
      '{.section  a}{.var @x b}{.if c}{.end}{.end}{.ctx @y k=a}',
      [['section a', ['@x', 'if c']], '@y'],
    ],
    [
      '{.macro m}{.equal? a 1}{.or}{.inject @z f}{.end}{.end}',
      [['macro m', [['equal? a 1', ['@z']]]]],
    ],
    [
      '{.repeated section a}{.alternates with}{.section b}',
      [['repeated section a', ['section b']]],
    ],
    ['{.end}{.or}{.section a}{.end}{.end}', ['section a']],
  ])('%s', (source, entries) => {
    expect(outline(documentEntries(fileOf(source)))).toEqual(entries);
  });
});

describe('foldsOf', () => {
  it.each([
    ['{.section a}x{.end}', []],
    ['{.section a}\nx\n{.end}', ['{.section a}\nx\n']],
    ['{.if a}\nx\n{.or}\ny\n{.end}', ['{.if a}\nx\n', '{.or}\ny\n']],
    ['{.section a}\nx', ['{.section a}\nx']],
    ['{##\na\n##}', ['{##\na\n##}']],
  ])('%j', (source, folds) => {
    expect(foldsOf(fileOf(source)).map(({ from, to }) => source.slice(from, to))).toEqual(folds);
  });
});

describe('matchingTags', () => {
  it.each([
    ['{.sec‸tion a}{.if b}{.end}{.or}{.end}', ['{.section a}', '{.or}', '{.end}']],
    ['{.section a}{.if b}{.en‸d}{.end}', ['{.if b}', '{.end}']],
    ['{.section a}{.if b}{.end}{.end}‸', ['{.section a}', '{.end}']],
    ['‸{.section a}{.end}', ['{.section a}', '{.end}']],
    ['{.section a‸b}{.end}', []],
    ['{.section a}te‸xt{.end}', []],
  ])('%s → %j', (marked, tags) => {
    const { source, index } = cursorIn(marked);
    const found = matchingTags(projectOf({ 'page.html': source }), 'page.html', index);
    expect(found.map(({ from, to }) => source.slice(from, to))).toEqual(tags);
  });
});
