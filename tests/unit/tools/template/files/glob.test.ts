import { describe, expect, it } from 'vitest';
import { compileGlob, folderOf, isGlob } from '../../../../../tools/template/files/glob.js';

describe('a pattern', () => {
  it.each([
    ['*.html', 'a.html', true],
    ['*.html', 'a/b.html', false],
    ['**/*.html', 'a.html', true],
    ['**/*.html', 'a/b/c.html', true],
    ['a/**', 'a/b/c.html', true],
    ['a/**/c.html', 'a/c.html', true],
    ['a/**/c.html', 'ab/c.html', false],
    ['a?.html', 'ab.html', true],
    ['a?.html', 'a/.html', false],
    ['*.{html,block}', 'a.block', true],
    ['*.{html,block}', 'a.list', false],
    ['[ab].html', 'b.html', true],
    ['[!ab].html', 'b.html', false],
    ['a+b(c).*', 'a+b(c).html', true],
    ['a.b', 'aXb', false],
    ['a,b.*', 'a,b.html', true],
  ])('%s and %s: %s', (pattern, path, isMatch) => {
    expect(compileGlob(pattern).test(path)).toBe(isMatch);
  });

  it.each([
    ['a/b/*.html', 'a/b'],
    ['**/*.html', '.'],
    ['/a/*', '/a'],
    ['/*', '/'],
    ['./a/*', './a'],
  ])('%s is looked for in %s', (pattern, folder) => {
    expect(folderOf(pattern)).toBe(folder);
  });

  it.each([
    ['a.html', false],
    ['a-b/c d.html', false],
    ['a*.html', true],
    ['{a,b}', true],
  ])('is %s: %s', (path, is) => {
    expect(isGlob(path)).toBe(is);
  });
});
