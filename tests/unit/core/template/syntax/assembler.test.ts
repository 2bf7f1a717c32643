// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  deepestNesting,
  type Block,
  type OrNode,
} from '../../../../../core/template/syntax/index.js';
import { print, render } from '../rendering.js';
import { faultsOf, treeOf } from './vocabulary.js';

/** A tree in short: `section(text)or(…)`. */
function sketch(block: Block): string {
  return block.map(sketchNode).join(' ');
}

function sketchNode(node: Block[number]): string {
  if (node.type === 'text') return node.text;
  if (!('body' in node)) return node.type;
  const separator = 'separator' in node && node.separator.length > 0;
  return [
    `${node.type}(${sketch(node.body)})`,
    separator ? `between(${sketch(node.separator)})` : '',
    'alternative' in node ? sketchOr(node.alternative) : '',
  ].join('');
}

function sketchOr(or: OrNode | null): string {
  return or ? `or(${or.name ?? ''}:${sketch(or.body)})${sketchOr(or.alternative)}` : '';
}

describe('blocks (§2.9)', () => {
  it.each<[string, string]>([
    ['{.section a}A{.end}', 'section(A)'],
    ['{.section a}{.end}', 'section()'],
    ['{.section a}A{.or}B{.end}C', 'section(A)or(:B) C'],
    ['{.section a}{.section b}x{.end}y{.end}z', 'section(section(x) y) z'],
    ['{.if a}A{.or p?}B{.or q?}C{.or}D{.end}', 'if(A)or(p?:B)or(q?:C)or(:D)'],
    ['{.p?}A{.or q?}B{.end}', 'predicate(A)or(q?:B)'],
    ['{.repeated section a}A{.or}B{.end}', 'repeated(A)or(:B)'],
    ['{.repeated section a}A{.alternates with}S{.end}', 'repeated(A)between(S)'],
    [
      '{.repeated section a}A{.alternates with}S{.or p?}B{.or}C{.end}',
      'repeated(A)between(S)or(p?:B)or(:C)',
    ],
    [
      '{.repeated section a}A{.alternates with}{.if b}x{.or}y{.end}S{.end}',
      'repeated(A)between(if(x)or(:y) S)',
    ],
    [
      '{.repeated section a}{.alternates with}{.repeated section b}x{.alternates with}y{.end}{.end}',
      'repeated()between(repeated(x)between(y))',
    ],
    ['{.section a}{.or}{.section b}{.or}x{.end}{.end}', 'section()or(:section()or(:x))'],
    ['{.macro m}A{.if a}x{.or}y{.end}{.end}', 'macro(A if(x)or(:y))'],
    ['{.macro m}{.macro n}x{.end}{.end}', 'macro(macro(x))'],
    [
      '{.macro m}{.repeated section a}x{.alternates with}y{.end}{.end}',
      'macro(repeated(x)between(y))',
    ],
  ])('%j', (template, expected) => {
    expect(sketch(treeOf(template))).toBe(expected);
    expect(faultsOf(template)).toEqual([]);
  });
});

describe('what breaks a rule is reported and left out (§2.9)', () => {
  it.each<[string, string, string[]]>([
    ['a{.end}b', 'a b', ['MISMATCHED_END 1']],
    ['{.or}x', 'x', ['NOT_ALLOWED_AT_ROOT 0']],
    ['{.or p?}x', 'x', ['NOT_ALLOWED_AT_ROOT 0']],
    ['{.alternates with}x', 'x', ['NOT_ALLOWED_AT_ROOT 0']],
    ['{.section a}x{.end}{.end}{.end}', 'section(x)', ['MISMATCHED_END 19', 'MISMATCHED_END 25']],
    ['{.macro m}a{.or}b{.end}', 'macro(a b)', ['NOT_ALLOWED_IN_BLOCK 11']],
    ['{.macro m}a{.or p?}b{.end}', 'macro(a b)', ['NOT_ALLOWED_IN_BLOCK 11']],
    ['{.macro m}a{.alternates with}b{.end}', 'macro(a b)', ['NOT_ALLOWED_IN_BLOCK 11']],
    ['{.section a}x{.alternates with}y{.end}', 'section(x y)', ['NOT_ALLOWED_IN_BLOCK 13']],
    ['{.if a}x{.alternates with}y{.end}', 'if(x y)', ['NOT_ALLOWED_IN_BLOCK 8']],
    ['{.p?}x{.alternates with}y{.end}', 'predicate(x y)', ['NOT_ALLOWED_IN_BLOCK 6']],
    [
      '{.repeated section a}x{.or}y{.alternates with}z{.end}',
      'repeated(x)or(:y z)',
      ['NOT_ALLOWED_IN_BLOCK 28'],
    ],
    [
      '{.repeated section a}x{.or p?}y{.alternates with}z{.end}',
      'repeated(x)or(p?:y z)',
      ['NOT_ALLOWED_IN_BLOCK 31'],
    ],
    [
      '{.repeated section a}x{.alternates with}y{.alternates with}z{.end}',
      'repeated(x)between(y z)',
      ['NOT_ALLOWED_IN_BLOCK 41'],
    ],
    [
      '{.repeated section a}{.section b}{.alternates with}x{.end}{.end}',
      'repeated(section(x))',
      ['NOT_ALLOWED_IN_BLOCK 33'],
    ],
    ['{.if a}x{.or}y{.or}z{.end}', 'if(x)or(:y z)', ['DEAD_CODE_BLOCK 14']],
    ['{.if a}x{.or}y{.or p?}z{.end}', 'if(x)or(:y z)', ['DEAD_CODE_BLOCK 14']],
    ['{.if a}{.or}{.or}{.or}{.end}', 'if()or(:)', ['DEAD_CODE_BLOCK 12', 'DEAD_CODE_BLOCK 17']],
    ['{.section a}x', 'section(x)', ['EOF_IN_BLOCK 13']],
    ['{.section a}x{.section b}y', 'section(x section(y))', ['EOF_IN_BLOCK 26']],
    ['{.repeated section a}x{.alternates with}y', 'repeated(x)between(y)', ['EOF_IN_BLOCK 41']],
    ['{.if a}x{.or}y', 'if(x)or(:y)', ['EOF_IN_BLOCK 14']],
    ['{.macro m}x', 'macro(x)', ['EOF_IN_BLOCK 11']],
    ['{.or}{.section a}x', 'section(x)', ['NOT_ALLOWED_AT_ROOT 0', 'EOF_IN_BLOCK 18']],
  ])('%j', (template, expected, faults) => {
    expect(sketch(treeOf(template))).toBe(expected);
    expect(faultsOf(template)).toEqual(faults);
  });

  it('after what is wrong with tags', () => {
    expect(faultsOf('{.end}{a|nope}')).toEqual(['FORMATTER_UNKNOWN 9', 'MISMATCHED_END 0']);
  });

  it('still runs what there is', () => {
    expect(print('{.or}x')).toBe('x');
    expect(print('{.section a}[{@}]', { a: 1 })).toBe('[1]');
    expect(print('{.if a}x{.or}y{.or}z{.end}', { a: 0 })).toBe('yz');
    expect(print('{.repeated section a}{@}{.alternates with}-', { a: [1, 2] })).toBe('1-2');
  });
});

describe('the words of it (§6.1)', () => {
  it.each<[string, string]>([
    ['{.end}', 'Instruction END not allowed at root'],
    ['{.or}', 'Instruction OR_PREDICATE not allowed at root'],
    ['{.alternates with}', 'Instruction ALTERNATES_WITH not allowed at root'],
    ['{.macro m}{.or}{.end}', 'OR_PREDICATE instruction is not allowed inside MACRO block.'],
    [
      '{.section a}{.alternates with}{.end}',
      'ALTERNATES_WITH instruction is not allowed inside SECTION block.',
    ],
    [
      '{.if a}{.alternates with}{.end}',
      'ALTERNATES_WITH instruction is not allowed inside IF block.',
    ],
    [
      '{.even?}{.alternates with}{.end}',
      'ALTERNATES_WITH instruction is not allowed inside PREDICATE block.',
    ],
    [
      '{.if a}{.or}{.alternates with}{.end}',
      'ALTERNATES_WITH instruction is not allowed inside OR_PREDICATE block.',
    ],
    [
      '{.repeated section a}{.alternates with}{.alternates with}{.end}',
      'ALTERNATES_WITH instruction is not allowed inside ALTERNATES_WITH block.',
    ],
    ['{.if a}{.or}{.or}{.end}', 'This OR_PREDICATE block will never execute.'],
    ['a\n {.section a}', 'Reached EOF in the middle of SECTION started at line 2 char 2'],
    ['{.repeated section a}', 'Reached EOF in the middle of REPEATED started at line 1 char 1'],
    [
      '{.repeated section a}{.alternates with}',
      'Reached EOF in the middle of ALTERNATES_WITH started at line 1 char 1',
    ],
    ['{.if a}{.or}', 'Reached EOF in the middle of OR_PREDICATE started at line 1 char 1'],
    ['{.if a}', 'Reached EOF in the middle of IF started at line 1 char 1'],
    ['{.even?}', 'Reached EOF in the middle of PREDICATE started at line 1 char 1'],
    ['{.macro m}', 'Reached EOF in the middle of MACRO started at line 1 char 1'],
  ])('%j: %s', (template, message) => {
    const { errors } = render(template);
    expect(errors).toMatchObject([{ type: 'assembler', level: 'error', message }]);
  });
});

describe('nesting', () => {
  const nested = (depth: number, inside = 'x') =>
    '{.section @}'.repeat(depth) + inside + '{.end}'.repeat(depth);

  it(`goes ${deepestNesting} blocks deep`, () => {
    expect(render(nested(deepestNesting), 'y')).toEqual({ output: 'x', errors: [] });
  });

  it('deeper is left out and reported once, where it gets too deep', () => {
    const { output, errors } = render(`a${nested(deepestNesting + 3)}b`, 'y');
    expect(output).toBe('ab');
    expect(errors).toMatchObject([
      {
        code: 'NESTED_TOO_DEEP',
        type: 'assembler',
        line: 1,
        offset: 2 + deepestNesting * '{.section @}'.length,
        message: `SECTION blocks are nested deeper than ${deepestNesting}.`,
      },
    ]);
  });

  it('keeps the text around a block that is too deep', () => {
    const template = nested(deepestNesting, `1${nested(2)}2`);
    expect(render(template, 'y')).toMatchObject({ output: '12', errors: [{}] });
  });

  it('of 100,000 blocks that do not end is two errors', () => {
    expect(faultsOf('{.section a}'.repeat(100_000))).toEqual([
      `NESTED_TOO_DEEP ${deepestNesting * 12}`,
      'EOF_IN_BLOCK 1200000',
    ]);
  });

  it('is not what a long row of alternatives is', () => {
    const template = `{.if a}A${'{.or even?}x'.repeat(100_000)}{.or}Z{.end}`;
    // A slow machine takes longer than a run may.
    const unhurried = { limits: { time: Infinity } };
    expect(render(template, {}, {}, unhurried)).toEqual({ output: 'Z', errors: [] });
  });
});
