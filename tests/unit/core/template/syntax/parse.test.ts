// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { faultsOf, treeOf } from './vocabulary.js';

describe('which braces are a tag (§1.1)', () => {
  it.each<[string, string[]]>([
    ['{{a}}', ['{', 'a', '}']],
    ['{{{a}}}', ['{{', 'a', '}}']],
    ['{ {a}', ['{ ', 'a']],
    ['{a{b}', ['{a', 'b']],
    ['{b}a}', ['b', 'a}']],
    ['{a}{b}', ['a', 'b']],
    ['} {a} {', ['} ', 'a', ' {']],
    ['{a', ['{a']],
    ['{a}{', ['a', '{']],
    ['{}{a}', ['{}', 'a']],
    ['{ {x} {a}', ['{ ', 'x', ' ', 'a']],
    ['p{color:red}{a}', ['p{color:red}', 'a']],
    ['function(){return{a}}', ['function(){return', 'a', '}']],
    ['', []],
  ])('%j reads as %j', (template, expected) => {
    const parts = treeOf(template).map((node) => {
      if (node.type === 'variable') return node.refs.join();
      return node.type === 'text' ? node.text : node.type;
    });
    expect(parts).toEqual(expected);
  });

  it('records the index of each part', () => {
    expect(treeOf('ab{x}{ {y}').map(({ type, at }) => [type, at])).toEqual([
      ['text', 0],
      ['variable', 2],
      ['text', 5],
      ['variable', 7],
    ]);
  });
});

describe('comments (§1.3)', () => {
  it.each<[string, object[]]>([
    ['{#}', [{ type: 'comment', text: '', isMultiLine: false }]],
    ['{# a\n b }', [{ type: 'comment', text: ' a\n b ', isMultiLine: false }]],
    ['{#.section a}', [{ type: 'comment', text: '.section a', isMultiLine: false }]],
    ['{# {a} #}', [{ text: '{# ' }, { refs: [['a']] }, { text: ' #}' }]],
    ['{####}', [{ type: 'comment', text: '', isMultiLine: true }]],
    ['{## {a} } { ##}x', [{ text: ' {a} } { ', isMultiLine: true }, { text: 'x' }]],
    ['{##a##}{##b##}', [{ text: 'a' }, { text: 'b' }]],
    ['{##a#}b##}', [{ text: 'a#}b', isMultiLine: true }]],
    ['{##a###}', [{ text: 'a#', isMultiLine: true }]],
    ['{ {## x } ##}', [{ text: '{ ' }, { text: ' x } ', isMultiLine: true }]],
    ['{a {## ##}}', [{ text: '{a ' }, { isMultiLine: true }, { text: '}' }]],
    ['{##', [{ type: 'comment', text: '', isMultiLine: true }]],
    ['x{## {a} #}', [{ text: 'x' }, { text: ' {a} #}', isMultiLine: true }]],
  ])('%j', (template, expected) => {
    expect(treeOf(template)).toMatchObject(expected);
    expect(treeOf(template)).toHaveLength(expected.length);
  });

  it('that does not end extends to the end, and is reported where it starts', () => {
    expect(faultsOf('x{## {##')).toEqual(['EOF_IN_COMMENT 1']);
    expect(faultsOf('{##}')).toEqual(['EOF_IN_COMMENT 0']);
    expect(faultsOf('{# x')).toEqual([]);
  });
});
