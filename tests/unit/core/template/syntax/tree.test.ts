// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, type Tree } from '../../../../../core/template/index.js';
import { deepestNesting } from '../../../../../core/template/syntax/index.js';
import { print } from '../rendering.js';

const engine = createEngine();
const treeOf = (template: string) => engine.compile(template).ast;
const tree = (block: unknown): Tree => [17, 1, block as Tree[2], 18];

/** By template: its block, as §15 writes it. */
const shapes: [string, unknown[]][] = [
  ['', []],
  ['text', [[0, 'text']]],
  [
    '{{a}',
    [
      [0, '{'],
      [1, [['a']], 0],
    ],
  ],
  ['{a b}{a|}', [[0, '{a b}{a|}']]],
  [
    '{a.0.b, @x|html|truncate 5 :}',
    [[1, [['a', 0, 'b'], ['@x']], [['html'], ['truncate', [['5', ':'], ' ']]]]],
  ],
  ['{a|cycle:x::y}', [[1, [['a']], [['cycle', [['x', '', 'y'], ':']]]]]],
  ['{2147483647.2147483648}', [[1, [[2147483647, '2147483648']], 0]]],
  ['{.section a}x{.end}', [[2, ['a'], [[0, 'x']], 3]]],
  ['{.section a.b}{.or}y{.end}', [[2, ['a', 'b'], [], [7, 0, 0, [[0, 'y']], 3]]]],
  ['{.repeated section @}{@}{.end}', [[4, ['@'], [[1, [['@']], 0]], 3, []]]],
  [
    '{.repeated section a}x{.alternates with}, {.or}y{.end}',
    [[4, ['a'], [[0, 'x']], [7, 0, 0, [[0, 'y']], 3], [[0, ', ']]]],
  ],
  ['{.even?}x{.end}', [[5, 'even?', 0, [[0, 'x']], 3]]],
  [
    '{.equal?:a b:1}x{.or equal?|c}y{.or}z{.end}',
    [
      [
        5,
        'equal?',
        [['a b', '1'], ':'],
        [[0, 'x']],
        [7, 'equal?', [['c'], '|'], [[0, 'y']], [7, 0, 0, [[0, 'z']], 3]],
      ],
    ],
  ],
  ['{.if even? a}x{.end}', [[5, 'even?', [['a'], ' '], [[0, 'x']], 3]]],
  ['{.var @x a}', [[6, '@x', [['a']], 0]]],
  [
    '{.var @x a, b|json|prop c.d}',
    [[6, '@x', [['a'], ['b']], [['json'], ['prop', [['c.d'], ' ']]]]],
  ],
  ['{.if a}x{.end}', [[8, [], [['a']], [[0, 'x']], 3]]],
  [
    '{.if a && b.c || @d}x{.or}y{.end}',
    [[8, [1, 0], [['a'], ['b', 'c'], ['@d']], [[0, 'x']], [7, 0, 0, [[0, 'y']], 3]]],
  ],
  ['{.inject @x ./a.json}', [[9, '@x', './a.json', 0]]],
  ['{.inject @x a b c}', [[9, '@x', 'a', [['b', 'c'], ' ']]]],
  ['{.macro a/b.html}x{.end}', [[10, 'a/b.html', [[0, 'x']]]]],
  [
    '{# a }{##}{b##}',
    [
      [11, ' a ', 0],
      [11, '}{b', 1],
    ],
  ],
  ['{.meta-left}{.meta-right}{.newline}{.space}{.tab}', [12, 13, 14, 15, 16]],
  [
    '{.ctx @x a=b.0 c=@ d}',
    [
      [
        22,
        '@x',
        [
          ['a', ['b', 0]],
          ['c', ['@']],
        ],
      ],
    ],
  ],
  ['{.eval @a = 1; @a }', [[23, '@a = 1; @a ']]],
  ['{.include a.html}', [[24, 'a.html', [[], ' ']]]],
  ['{.include a.html output x}', [[24, 'a.html', [['output', 'x'], ' ']]]],
];

describe('a tree (§15)', () => {
  it.each(shapes)('of %j', (template, block) => {
    expect(treeOf(template)).toEqual([17, 1, block, 18]);
  });

  it.each(shapes)('of %j is read as it was written', (template, block) => {
    const { ast, errors } = engine.compile(tree(block));
    expect(ast).toEqual([17, 1, block, 18]);
    expect(errors).toEqual([]);
    expect(treeOf(template)).toEqual(ast);
  });

  it('survives JSON', () => {
    const template = shapes.map(([text]) => text).join('\n');
    const copy = JSON.parse(JSON.stringify(treeOf(template))) as Tree;
    expect(engine.compile(copy).ast).toEqual(treeOf(template));
  });

  it('may leave calls and arguments out', () => {
    const block = [
      [1, [['a']]],
      [5, 'even?', 0, [], 3],
    ];
    expect(engine.render(tree(block), { a: 'x' })).toEqual({ output: 'x', errors: [] });
  });

  it('has structures and atoms, which have no text (§2.8)', () => {
    const block = [
      [20, { any: 'thing' }, [[1, [['a']], 0]]],
      [21, ['x']],
    ];
    expect(engine.render(tree(block), { a: 'x' })).toEqual({ output: 'x', errors: [] });
    expect(engine.compile(tree(block)).ast).toEqual(tree(block));
  });

  it('of a long row of alternatives needs no deep stack', () => {
    const template = `{.if a}x${'{.or even?}y'.repeat(50_000)}{.or}z{.end}`;
    expect(engine.render(treeOf(template), {}).output).toBe('z');
  });

  it('names its formatters when it runs', () => {
    const block = [
      [0, 'a'],
      [1, [['b']], [['nope']]],
      [0, 'c'],
    ];
    const { output, errors } = engine.render(tree(block), { b: 'x' });
    expect(output).toBe('ac');
    expect(errors).toMatchObject([{ type: 'engine', message: expect.stringContaining('nope') }]);
  });
});

describe('rendering a tree', () => {
  const data = {
    a: [{ b: 1, c: ['<x>'] }, { b: 2 }, { b: 3, c: [] }],
    d: { e: { f: 'deep' } },
    g: 'text <b>',
    n: 7,
  };

  it.each([
    'x{a.0.b}{g|html}{d.e.f, n|truncate 2}',
    '{.repeated section a}{b}{.repeated section c}{@|htmltag}{.or}none{.end}{.alternates with}, {.end}',
    '{.section d}{.section e}{f}{n}{.end}{.or}no{.end}{.section x}no{.or odd? n}odd{.or}even{.end}',
    '{.if a && d || x}A{.or}B{.end}{.equal? n 7}seven{.or}other{.end}',
    '{.var @x n}{.ctx @y k=g}{.eval @z = @x * 2; @z}{@x}{@y.k}{@z}',
    '{.macro m}[{@}]{.end}{n|apply m}{g|apply m private k=v}{.include m output}',
    '{.meta-left}{# c }{.space}{.tab}{.newline}{## d ##}{.meta-right}',
    '{not a tag}{a|nope}{',
  ])('prints what its text prints: %j', (template) => {
    expect(print(engine.compile(template).ast, data)).toBe(print(template, data));
  });
});

describe('what is no tree', () => {
  const broken: [string, unknown][] = [
    ['an object', {}],
    ['null', null],
    ['a number', 5],
    ['an empty array', []],
    ['another version', [17, 2, [], 18]],
    ['no root', [2, ['a'], [], 3]],
    ['a root without a block', [17, 1]],
    ['a block that is text', [17, 1, 'x', 18]],
    ['an unknown opcode', [17, 1, [[99]], 18]],
    ['a missing opcode', [17, 1, [[]], 18]],
    ['an opcode as text', [17, 1, [['0', 'x']], 18]],
    ['an opcode named as a member', [17, 1, [['constructor']], 18]],
    ['an end among instructions', [17, 1, [3], 18]],
    ['an alternative among instructions', [17, 1, [[7, 0, 0, [], 3]], 18]],
    ['text that is a number', [17, 1, [[0, 5]], 18]],
    ['text that is missing', [17, 1, [[0]], 18]],
    ['a variable without references', [17, 1, [[1]], 18]],
    ['a reference that is text', [17, 1, [[1, ['a'], 0]], 18]],
    ['a segment that is an object', [17, 1, [[1, [[{}]], 0]], 18]],
    ['a call that is text', [17, 1, [[1, [['a']], ['html']]], 18]],
    ['arguments that are text', [17, 1, [[1, [['a']], [['f', 'x']]]], 18]],
    ['an argument that is a number', [17, 1, [[1, [['a']], [['f', [[1], ' ']]]]], 18]],
    ['a section without a body', [17, 1, [[2, ['a']]], 18]],
    ['a section without a reference', [17, 1, [[2, 5, [], 3]], 18]],
    ['an alternative of another kind', [17, 1, [[2, ['a'], [], [2, ['b'], [], 3]]], 18]],
    ['an alternative without a body', [17, 1, [[2, ['a'], [], [7, 0, 0]]], 18]],
    ['a loop without a separator', [17, 1, [[4, ['a'], [], 3]], 18]],
    ['a condition without operands', [17, 1, [[8, [], null, [], 3]], 18]],
    ['bindings that are pairs of nothing', [17, 1, [[22, '@x', [['a']]]], 18]],
    ['an include without a name', [17, 1, [[24]], 18]],
  ];

  it.each(broken)('%s is one error, and prints nothing', (_, given) => {
    const { output, errors } = engine.render(given as Tree, { a: 'x' });
    expect(output).toBe('');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ level: 'error', line: 1, offset: 1 });
    expect(engine.compile(given as Tree).errors).toEqual(errors);
    expect(engine.compile(given as Tree).ast).toEqual([17, 1, [], 18]);
  });

  it('is one error as a partial too', () => {
    const context = { partials: { p: {} as Tree } };
    const { output, errors } = engine.render('a{x|apply p}b', {}, context);
    expect(output).toBe('ab');
    expect(errors).toMatchObject([{ code: 'APPLY_PARTIAL_SYNTAX', children: [{}] }]);
  });

  it('is a tree that goes deeper than a text may', () => {
    const nested = (depth: number): unknown[] =>
      depth === 0 ? [[0, 'x']] : [[2, ['@'], nested(depth - 1), 3]];
    expect(engine.render(tree(nested(deepestNesting)), 1)).toEqual({ output: 'x', errors: [] });
    expect(engine.render(tree(nested(deepestNesting + 1)), 1).errors).toHaveLength(1);
  });

  it('is a tree that holds itself', () => {
    const block: unknown[] = [];
    block.push([2, ['a'], block, 3]);
    const { output, errors } = engine.render(tree(block), { a: 1 });
    expect([output, errors.length]).toEqual(['', 1]);
  });

  it('never throws for any content', () => {
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.integer({ min: -1, max: 26 }),
        fc.constantFrom('a', '@x', 'html', 'even?', '__proto__', '', null, true, 0.5),
        fc.array(tie('value'), { maxLength: 6 }),
        fc.dictionary(fc.constantFrom('length', '__proto__', '0'), tie('value'), { maxKeys: 2 }),
      ),
    })).value;
    fc.assert(
      fc.property(fc.array(json, { maxLength: 4 }), (block) => {
        const { output, errors } = engine.render(tree(block), { a: [1, 2] });
        expect(typeof output).toBe('string');
        expect(Array.isArray(errors)).toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });
});
