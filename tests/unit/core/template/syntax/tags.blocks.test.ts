// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expectText, faultsOf, nodeOf } from './vocabulary.js';

const noArguments = { list: [], delimiter: '' };

describe('sections (§2.2, §2.3)', () => {
  it.each<[string, object]>([
    ['{.section a}', { type: 'section', ref: ['a'] }],
    ['{.section   a.b}', { type: 'section', ref: ['a', 'b'] }],
    ['{.section\n\t@x}', { type: 'section', ref: ['@x'] }],
    ['{.section 0}', { type: 'section', ref: [0] }],
    ['{.repeated section a}', { type: 'repeated', ref: ['a'], separator: [] }],
    ['{.repeated section\n a}', { type: 'repeated', ref: ['a'] }],
  ])('%j', (tag, expected) => {
    expect(nodeOf(`${tag}{.end}`)).toMatchObject({
      at: 0,
      body: [],
      alternative: null,
      ...expected,
    });
  });

  it.each([
    '{.section}',
    '{.section }',
    '{.section a }',
    '{.section a\n}',
    '{.section a b}',
    '{.section a|html}',
    '{.section a,b}',
    '{.section:a}',
    '{.section"a"}',
    '{.sectiona}',
    '{.sectionx a}',
    '{.Section a}',
    '{. section a}',
    '{.section\u00a0a}',
    '{.repeated}',
    '{.repeated section}',
    '{.repeated section }',
    '{.repeated section a }',
    '{.repeated  section a}',
    '{.repeated\tsection a}',
    '{.repeatedsection a}',
    '{.repeated a}',
    '{.repeated sectiona}',
  ])('%j is text', expectText);
});

describe('alternatives and separators (§2.3, §2.5)', () => {
  const alternativeOf = (tag: string) => nodeOf(`{.section a}${tag}{.end}`) as object;

  it.each<[string, object]>([
    ['{.or}', { name: null, args: noArguments }],
    ['{.or p?}', { name: 'p?', args: noArguments }],
    ['{.or p?:a b:c}', { name: 'p?', args: { list: ['a b', 'c'], delimiter: ':' } }],
    ['{.or p? }', { name: 'p?', args: noArguments }],
    ['{.or p? a|b}', { name: 'p?', args: { list: ['a|b'], delimiter: ' ' } }],
  ])('%j', (tag, expected) => {
    expect(alternativeOf(tag)).toMatchObject({ alternative: { at: 12, ...expected } });
  });

  it.each([
    '{.or }',
    '{.or  p?}',
    '{.or\tp?}',
    '{.or p}',
    '{.or a.b}',
    '{.orp?x',
    '{.or.}',
    '{.or p ?}',
    '{.OR}',
  ])('%j is text', expectText);

  it.each([
    '{.alternates}',
    '{.alternates  with}',
    '{.alternates with }',
    '{.alternates\twith}',
    '{.alternateswith}',
    '{.alternates with x}',
    '{.alternates withx}',
    '{.end }',
    '{.endx}',
    '{.end section}',
    '{.eof}',
    '{.pop}',
    '{.else}',
    '{.raw}',
    '{.import a}',
    '{.struct a}',
    '{.atom}',
    '{.}',
    '{..}',
    '{.1}',
    '{.é}',
  ])('%j is text', expectText);
});

describe('predicates (§2.5)', () => {
  it.each<[string, object]>([
    ['{.p?}', { name: 'p?', args: noArguments }],
    ['{.p? a}', { name: 'p?', args: { list: ['a'], delimiter: ' ' } }],
    ['{.p?:a:b c}', { name: 'p?', args: { list: ['a', 'b c'], delimiter: ':' } }],
    ['{.p?|a}', { name: 'p?', args: { list: ['a'], delimiter: '|' } }],
    ['{.p?|}', { name: 'p?', args: noArguments }],
    ['{.p??}', { name: 'p?', args: noArguments }],
    ['{.p? a  b}', { name: 'p?', args: { list: ['a', '', 'b'], delimiter: ' ' } }],
    ['{.p?\na\nb}', { name: 'p?', args: { list: ['a', 'b'], delimiter: '\n' } }],
    ['{.if p?}', { name: 'p?', args: noArguments }],
    ['{.if  \n p? a}', { name: 'p?', args: { list: ['a'], delimiter: ' ' } }],
  ])('%j', (tag, expected) => {
    const node = nodeOf(`${tag}{.end}`);
    expect(node).toMatchObject({ type: 'predicate', at: 0, body: [], alternative: null });
    expect(node).toMatchObject(expected);
  });

  it.each(['{. p?}', '{.p ?}', '{.1?}', '{.?}', '{p?}', '{.a.b?}', '{._p?}'])(
    '%j is text',
    expectText,
  );

  it('that are unknown keep their block, and are reported where the tag starts (§1.1)', () => {
    expect(nodeOf('{.nope?}x{.end}')).toMatchObject({ type: 'predicate', name: 'nope?' });
    expect(faultsOf('a{.nope?}{.or nix?}{.end}')).toEqual([
      'PREDICATE_UNKNOWN 1',
      'PREDICATE_UNKNOWN 9',
    ]);
    expect(faultsOf('{.if nope?}{.end}')).toEqual(['PREDICATE_UNKNOWN 0']);
  });
});

describe('if (§2.4)', () => {
  it.each<[string, string[], boolean[]]>([
    ['{.if a}', ['a'], []],
    ['{.if   a  }', ['a'], []],
    ['{.if\na\n}', ['a'], []],
    ['{.if a&&b}', ['a', 'b'], [true]],
    ['{.if a||b}', ['a', 'b'], [false]],
    ['{.if a && b || c.d }', ['a', 'b', 'c,d'], [true, false]],
    ['{.if a\n||\t@x}', ['a', '@x'], [false]],
    ['{.if a||@ && 0}', ['a', '@', '0'], [false, true]],
  ])('%j', (tag, refs, ands) => {
    const node = nodeOf(`${tag}{.end}`) as { refs: unknown[] };
    expect(node).toMatchObject({ type: 'if', at: 0, ands, body: [], alternative: null });
    expect(node.refs.map(String)).toEqual(refs);
  });

  it.each([
    '{.if}',
    '{.ifa}',
    '{.if:a}',
    '{.if a b}',
    '{.if a &&}',
    '{.if a && }',
    '{.if && a}',
    '{.if a || || b}',
    '{.if a & b}',
    '{.if a | b}',
    '{.if a &&& b}',
    '{.if !a}',
    '{.if (a)}',
    '{.if a == b}',
    '{.if a, b}',
    '{.if a.}',
    '{.if a|html}',
    '{.if a && p?}',
    '{.if "a"}',
    '{.if ?}',
  ])('%j is text', expectText);

  it('without an operand is an error, and never holds', () => {
    expect(nodeOf('{.if }{.end}')).toMatchObject({ type: 'if', refs: [] });
    expect(faultsOf('x{.if \n}{.end}')).toEqual(['IF_EMPTY 1']);
  });
});
