// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expectText, faultsOf, nodeOf, treeOf } from './vocabulary.js';

const noArguments = { list: [], delimiter: '' };

describe('a variable (§2.1)', () => {
  it.each<[string, object]>([
    ['{a}', { refs: [['a']], calls: [] }],
    ['{@}', { refs: [['@']] }],
    ['{0}', { refs: [[0]] }],
    ['{a.0.b}', { refs: [['a', 0, 'b']] }],
    ['{a-b}', { refs: [['a-b']] }],
    ['{$x.$y}', { refs: [['$x', '$y']] }],
    ['{a.@}', { refs: [['a', '@']] }],
    ['{a,b}', { refs: [['a'], ['b']] }],
    ['{a , b}', { refs: [['a'], ['b']] }],
    ['{a|html}', { calls: [{ name: 'html', args: noArguments, at: 3 }] }],
    [
      '{a, b|f x|json}',
      {
        refs: [['a'], ['b']],
        calls: [
          { name: 'f', args: { list: ['x'], delimiter: ' ' }, at: 6 },
          { name: 'json', args: noArguments, at: 10 },
        ],
      },
    ],
    ['{a|g-h:x}', { calls: [{ name: 'g-h', args: { list: ['x'], delimiter: ':' }, at: 3 }] }],
    ['{a|f\nx}', { calls: [{ name: 'f', args: { list: ['x'], delimiter: '\n' }, at: 3 }] }],
  ])('%j is one', (template, expected) => {
    expect(nodeOf(template)).toMatchObject({ type: 'variable', at: 0, ...expected });
  });

  it.each([
    '{}',
    '{ }',
    '{ a}',
    '{a }',
    '{a\n}',
    '{\na}',
    '{\ta}',
    '{_a}',
    '{é}',
    '{aé}',
    '{a.-1}',
    '{a..b}',
    '{a.}',
    '{.}',
    '{"a"}',
    "{'a'}",
    '{a+b}',
    '{a b}',
    '{a:b}',
    '{a;}',
    '{a=b}',
    '{a()}',
    '{a[0]}',
    '{!a}',
    '{-1}',
    '{a,}',
    '{,a}',
    '{a,\tb}',
    '{a,\nb}',
    '{a|}',
    '{a||b}',
    '{a|html|}',
    '{a|| html}',
    '{a| html}',
    '{a |html}',
    '{|html}',
    '{a|1}',
    '{a|?}',
    '{^a}',
    '{^.section x}',
    '{\\a}',
    '{a\\}',
    '{/* css */}',
    '{color:red}',
    '{ color: red; }',
    '{"json":[1]}',
    '{\u00a0a}',
    '{a\u00a0}',
  ])('%j is text', expectText);

  it('stays text with an unknown formatter, which is reported at its name (§1.1)', () => {
    expect(treeOf('{a|nope}')).toEqual([{ type: 'text', at: 0, text: '{a|nope}' }]);
    expect(faultsOf('x{a|html|nope|nix}')).toEqual(['FORMATTER_UNKNOWN 9']);
    expect(faultsOf('{a|htmlx}')).toEqual(['FORMATTER_UNKNOWN 3']);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'does not know the inherited %s',
    (name) => {
      expect(faultsOf(`{a|${name}}`)).toEqual(['FORMATTER_UNKNOWN 3']);
      expect(faultsOf(`{.${name}?}{.end}`)).toEqual(['PREDICATE_UNKNOWN 0']);
    },
  );
});

describe('literals (§2)', () => {
  it.each(['space', 'tab', 'newline', 'meta-left', 'meta-right'])('{.%s}', (type) => {
    expect(nodeOf(`{.${type}}`)).toEqual({ type, at: 0 });
    expectText(`{.${type} }`);
    expectText(`{. ${type}}`);
    expectText(`{ .${type}}`);
    expectText(`{.${type}x}`);
    expectText(`{.${type.toUpperCase()}}`);
  });
});

describe('var (§2.6)', () => {
  it.each<[string, object]>([
    ['{.var @x a}', { name: '@x', refs: [['a']], calls: [] }],
    ['{.var @x-1 a.b, c|html|f 1}', { name: '@x-1', refs: [['a', 'b'], ['c']] }],
    ['{.var @x @y|f:a b}', { refs: [['@y']], calls: [{ name: 'f', args: { list: ['a b'] } }] }],
    ['{.var @index a}', { name: '@index' }],
    ['{.var @x 0}', { refs: [[0]] }],
  ])('%j', (tag, expected) => {
    expect(nodeOf(tag)).toMatchObject({ type: 'bindvar', at: 0, ...expected });
  });

  it.each([
    '{.var}',
    '{.var }',
    '{.var @x}',
    '{.var @x }',
    '{.var  @x a}',
    '{.var @x  a}',
    '{.var @x\ta}',
    '{.var\n@x a}',
    '{.var @x a }',
    '{.var x a}',
    '{.var @ a}',
    '{.var @1 a}',
    '{.var @x.y a}',
    '{.var @x "s"}',
    "{.var @x 's'}",
    '{.var @x -1}',
    '{.var @x=a}',
    '{.var @x = a}',
    '{.var @x a|}',
    '{.var @x a||b}',
    '{.var @x a| html}',
    '{.var @x a b}',
  ])('%j is text', expectText);

  it('with an unknown formatter is text and an error', () => {
    expect(treeOf('{.var @x a|nope}')).toMatchObject([{ type: 'text' }]);
    expect(faultsOf('{.var @x a|nope}')).toEqual(['FORMATTER_UNKNOWN 11']);
  });
});

describe('ctx (§2.7)', () => {
  it.each<[string, [string, string[]][]]>([
    ['{.ctx @x a=b}', [['a', ['b']]]],
    [
      '{.ctx @x a=b c=d.e}',
      [
        ['a', ['b']],
        ['c', ['d', 'e']],
      ],
    ],
    [
      '{.ctx @x a=b\n  c=@y\t}',
      [
        ['a', ['b']],
        ['c', ['@y']],
      ],
    ],
    [
      '{.ctx @x a=b  c=d }',
      [
        ['a', ['b']],
        ['c', ['d']],
      ],
    ],
    ['{.ctx @x a=b c}', [['a', ['b']]]],
    [
      '{.ctx @x a=@ a=0}',
      [
        ['a', ['@']],
        ['a', [0 as unknown as string]],
      ],
    ],
    ['{.ctx @x constructor=a}', [['constructor', ['a']]]],
  ])('%j', (tag, bindings) => {
    expect(nodeOf(tag)).toEqual({ type: 'ctxvar', at: 0, name: '@x', bindings });
  });

  it.each([
    '{.ctx}',
    '{.ctx @x}',
    '{.ctx @x }',
    '{.ctx @x a}',
    '{.ctx x a=b}',
    '{.ctx  @x a=b}',
    '{.ctx\t@x a=b}',
    '{.ctx @x\ta=b}',
    '{.ctx @x a = b}',
    '{.ctx @x a= b}',
    '{.ctx @x a =b}',
    '{.ctx @x a=b,c=d}',
    '{.ctx @x a=b, c=d}',
    '{.ctx @x a=}',
    '{.ctx @x a=b c=}',
    '{.ctx @x a="b"}',
    '{.ctx @x a=b|html}',
    '{.ctx @x @a=b}',
    '{.ctx @x 1=b}',
    '{.ctx @x __proto__=b}',
    '{.ctx @x a.b=c}',
  ])('%j is text', expectText);
});

describe('eval, macro, include and inject (§4, §5)', () => {
  it.each<[string, object]>([
    ['{.eval 1}', { type: 'eval', source: '1' }],
    ['{.eval \n @a = 1; @a }', { type: 'eval', source: '@a = 1; @a ' }],
    ['{.eval }', { type: 'eval', source: '' }],
    ['{.eval "|" # ?}', { type: 'eval', source: '"|" # ?' }],
    ['{.include p}', { type: 'include', name: 'p', args: { list: [] } }],
    ['{.include ../a-b.html output x}', { name: '../a-b.html', args: { list: ['output', 'x'] } }],
    ['{.include  p}', { type: 'include', name: '', args: { list: ['p'] } }],
    ['{.inject @x a.json}', { type: 'inject', name: '@x', path: 'a.json', args: noArguments }],
    ['{.inject @x ./a-b/c_1.json y z}', { path: './a-b/c_1.json', args: { list: ['y', 'z'] } }],
    ['{.inject @x a:b}', { path: 'a', args: { list: ['b'], delimiter: ':' } }],
  ])('%j', (tag, expected) => {
    expect(nodeOf(tag)).toMatchObject({ at: 0, ...expected });
  });

  it.each(['m', 'a.html', '../a/b-c_d.9', '1', '-', '...'])('{.macro %s}', (name) => {
    expect(nodeOf(`{.macro ${name}}{.end}`)).toEqual({ type: 'macro', at: 0, name, body: [] });
  });

  it.each([
    '{.eval}',
    '{.eval:1}',
    '{.evalx 1}',
    '{.eval(1)}',
    '{.macro}',
    '{.macro }',
    '{.macro  m}',
    '{.macro\tm}',
    '{.macro m }',
    '{.macro m n}',
    '{.macro @m}',
    '{.macro m:n}',
    '{.macrox m}',
    '{.include}',
    '{.include:p}',
    '{.include\tp}',
    '{.include\np}',
    '{.includep}',
    '{.inject}',
    '{.inject @x}',
    '{.inject @x }',
    '{.inject x a}',
    '{.inject  @x a}',
    '{.inject @x  a}',
    '{.inject @x\ta}',
    '{.inject @x ?}',
    '{.inject @ a}',
  ])('%j is text', expectText);
});
