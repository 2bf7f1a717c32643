import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../../../../../../core/template/formatters/core/index.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: coreFormatters });

describe('format', () => {
  const values = {
    b: 'B',
    c: { d: 'D' },
    n: null,
    t: true,
    l: [1, null, [2, {}]],
    o: { x: 1 },
    m: '{0}',
    a: '',
  };

  it.each([
    ['{0}-{1}', 'b c.d', 'B-D'],
    ['{1}{0}{1}', 'b c.d', 'DBD'],
    ['[{0}]', 'n', '[]'],
    ['[{0}]', 'missing', '[]'],
    ['[{0}]', 't', '[true]'],
    ['[{0}]', 'l', '[1,null,2,[object Object]]'],
    ['[{0}]', 'o', '[[object Object]]'],
    ['{0}{0}{1}{x}{', 'b', 'BB'],
    ['{01}|{00}', 'b c.d', 'D|B'],
    ['{}{-1}{1.0}{ 0}{a b}x', 'b c.d', 'x'],
    ['{0{1}x', 'b c.d', 'x'],
    ['{{0}}x', 'b', '}x'],
    ['a}b', 'b', 'a}b'],
    ['a{0', 'b', 'a'],
    ['{99999999999999999999}', 'b', ''],
    ['{0}', 'm', '{0}'],
    ['$& {0}', 'b', '$& B'],
  ])('%j with %s is %j', (a, args, expected) => {
    expect(render(`{a|format ${args}}`, { ...values, a })).toBe(expected);
  });

  it('prints the pattern of a number, and nothing for an object', () => {
    expect(render('{t|format b}{o|format b}{zz|format b}', values)).toBe('true');
  });

  it('resolves its arguments outside of the tag', () => {
    expect(render('{p.a|format a @.b}', { p: { a: '{0}{1}' }, a: 'out', b: 'B' })).toBe('outB');
    expect(render('{@|format a}', { a: '{0}' })).toBe('');
  });

  it('resolves them where a variable is bound (§2.6)', () => {
    const template = '{.section s}{.var @x p|format @.q}{@x}{.end}';
    expect(render(template, { s: { p: '<{0}>', q: 'in' }, q: 'out' })).toBe('<in>');
  });
});
