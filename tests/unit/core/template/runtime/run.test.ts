// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RenderContext } from '../../../../../core/template/core.js';
import { codesOf, placesOf, print, render } from '../rendering.js';

const partials = {
  p: '[{@}]',
  args: '{@args|json}',
  name: '{name}{@index}',
  site: '[{website.id}{@x}]',
  'a/b-c_1.html': 'file {@}',
  empty: '',
  defines: '{.var @v name}{.macro inner}inner{.end}text',
  'uses-macro': '{@|apply m}',
  nested: '<{@|apply p}>',
};
const context: RenderContext = { partials };

describe('apply (§5.1)', () => {
  const data = { a: 'A', o: { name: 'N' }, name: 'outer', list: [1, 2], website: { id: 'W' } };

  it.each([
    ['{a|apply p}', '[A]'],
    ['{missing|apply p}', '[]'],
    ['{o|apply p}', '[]'],
    ['{a|apply a/b-c_1.html}', 'file A'],
    ['{a|apply empty}', ''],
    ['{a|apply}', ''],
    ['{o|apply name}', 'N'],
    ['{a|apply name}', 'outer'],
    ['{.repeated section list}{@|apply name}{.end}', 'outer1outer2'],
    ['{.repeated section list}{@|apply name private}{.end}', ''],
    ['{.var @x a}{o|apply site}', '[WA]'],
    ['{.var @x a}{o|apply site private}', '[]'],
    ['{a|apply args}', ''],
    ['{a|apply args k=v l=w}', '{"k":"v","l":"w"}'],
    ['{a|apply args k=1 l= m}', '{"k":"1","l":""}'],
    ['{a|apply args k=a=b}', '{"k":"a=b"}'],
    ['{a|apply args private}', '{}'],
    ['{a|apply args private k=v}', '{"k":"v"}'],
    ['{a|apply args word}', '{}'],
    ['{a|apply:args:k=x y:private}', '{"k":"x y"}'],
    ['{a|apply args __proto__=x constructor=y}', '{"__proto__":"x","constructor":"y"}'],
    ['{a|apply p|json}', '"[A]"'],
    ['{.var @v a|apply p}{@v}{@v}', '[A][A]'],
    ['{a|apply defines}[{@v}]', 'text[]'],
    ['{.macro m}M{.end}{a|apply uses-macro}', 'M'],
    ['{.macro m}M{.end}{a|apply uses-macro private}', 'M'],
    ['{.macro m}{@args.k}{.end}{a|apply m k=v}', 'v'],
    ['{.macro m}{@args.k}{a|apply args}{.end}{a|apply m k=v}', 'v{"k":"v"}'],
    ['{a|apply nested}', '<[A]>'],
    ['{.section o}{a|apply p}{name}{.end}', '[A]N'],
    ['{a, o|apply p}', '[A]'],
  ])('%j prints %j', (template, output) => {
    expect(render(template, data, context)).toEqual({ output, errors: [] });
  });

  it('of an unknown name is an error and prints nothing', () => {
    const { output, errors } = render('a\n{a|apply nope x}b{a|apply nope}', data, context);
    expect(output).toBe('a\nb');
    expect(placesOf(errors)).toEqual(['APPLY_PARTIAL_MISSING 2:1', 'APPLY_PARTIAL_MISSING 2:18']);
    expect(errors[0]).toMatchObject({
      type: 'engine',
      message: "Attempt to apply partial 'nope' which could not be found.",
      path: [],
    });
  });

  it('does not let what is defined inside leak out', () => {
    const { output, errors } = render('{a|apply defines}{a|apply inner}', data, context);
    expect([output, codesOf(errors)]).toEqual(['text', ['APPLY_PARTIAL_MISSING']]);
  });
});

describe('include (§5.3)', () => {
  const data = { a: 'A', name: 'outer', s: { name: 'inner' } };

  it.each([
    ['{.include p}', ''],
    ['{.include defines}[{@v}]', '[outer]'],
    ['{.include defines output}[{@v}]', 'text[outer]'],
    ['{.include defines}{a|apply inner}', 'inner'],
    ['{.section s}{.include defines}{@v}{.end}[{@v}]', 'inner[]'],
    ['{.include name output}', 'outer'],
    ['{.include name output more words}', 'outer'],
    ['{.include name words output}', 'outer'],
    ['{.macro m}{.var @w a}M{.end}{.include m}{@w}', 'A'],
    ['{.macro m}{.include p output}{.end}{a|apply m}', '[A]'],
    ['{.section s}{.include name output}{.end}', 'inner'],
  ])('%j prints %j', (template, output) => {
    expect(render(template, data, context)).toEqual({ output, errors: [] });
  });

  it('of an unknown name is an error and prints nothing', () => {
    for (const tag of ['{.include nope}', '{.include nope output}', '{.include  p}']) {
      const { output, errors } = render(`a${tag}b`, data, context);
      expect(output).toBe('ab');
      expect(placesOf(errors)).toEqual(['INCLUDE_PARTIAL_MISSING 1:2']);
    }
    expect(render('a{.include }b', data, context)).toEqual({ output: 'a{.include }b', errors: [] });
    expect(render('{.include nope}').errors[0]?.message).toBe(
      "Attempt to apply partial 'nope' which could not be found.",
    );
  });

  it('does nothing where it is off', () => {
    const given = 'a{.include p output}{.include nope}b';
    expect(render(given, data, context, { include: false })).toEqual({ output: 'ab', errors: [] });
  });
});

describe('how deep they go (§5.1)', () => {
  /** Partials that each apply the next, and print their number. */
  const chain = (length: number, tag = (next: number) => `{@|apply p${next}}`) => ({
    partials: Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `p${at + 1}`,
        `${at + 1} ${at + 1 < length ? tag(at + 2) : ''}`,
      ]),
    ),
  });
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => `${at + 1} `).join('');

  // platform §9: "Maximum partial recursion depth 16."
  it('is sixteen', () => {
    expect(render('{a|apply p1}', {}, chain(16))).toEqual({ output: upTo(16), errors: [] });
  });

  it('and not seventeen: the last is an error, the others keep what they printed', () => {
    const { output, errors } = render('{a|apply p1}', {}, chain(17));
    expect(output).toBe(upTo(16));
    expect(errors).toMatchObject([
      {
        code: 'APPLY_PARTIAL_RECURSION_DEPTH',
        type: 'engine',
        message: "Attempt to apply partial 'p17' exceeded maximum recursion depth of 16",
        path: Array.from({ length: 16 }, (_, at) => `p${at + 1}`),
      },
    ]);
  });

  it('is the same for include, and for both in turn', () => {
    const include = (next: number) => `{.include p${next} output}`;
    const both = (next: number) => (next % 2 ? include(next) : `{@|apply p${next}}`);
    for (const tag of [include, both]) {
      expect(render('{.include p1 output}', {}, chain(16, tag)).errors).toEqual([]);
      const { output, errors } = render('{.include p1 output}', {}, chain(17, tag));
      expect([output, codesOf(errors)]).toEqual([upTo(16), ['APPLY_PARTIAL_RECURSION_DEPTH']]);
    }
  });

  it('is given back after each overflow (§14.3)', () => {
    const { output, errors } = render('{a|apply p1}|'.repeat(20), {}, chain(17));
    expect(output).toBe(`${upTo(16)}|`.repeat(20));
    expect(errors).toHaveLength(20);
  });

  it('is given back after a partial in which something throws', () => {
    const formatters = {
      boom: {
        prepare: () => () => {
          throw new Error('boom');
        },
      },
    };
    const given = { partials: { p: 'p{x|boom}', ...chain(16).partials } };
    const { output } = render('{a|apply p}'.repeat(20) + '{a|apply p1}', {}, given, { formatters });
    expect(output).toBe('p'.repeat(20) + upTo(16));
  });

  it('holds for direct and mutual recursion', () => {
    const given = { partials: { me: 'x{@|apply me}', a: 'a{@|apply b}', b: 'b{@|apply a}' } };
    expect(print('{v|apply me}', {}, given)).toBe('x'.repeat(16));
    expect(print('{v|apply a}', {}, given)).toBe('ab'.repeat(8));
    expect(print('{.macro m}m{@|apply m}{.end}{v|apply m}', {}, given)).toBe('m'.repeat(16));
  });

  it('does not count siblings', () => {
    expect(print('{a|apply p}'.repeat(40), { a: 1 }, context)).toBe('[1]'.repeat(40));
  });

  it('leaves room for deep blocks in each of them', () => {
    const partial = `${'{.section @}'.repeat(99)}x{@|apply p}${'{.end}'.repeat(99)}`;
    const { output, errors } = render('{a|apply p}', { a: 1 }, { partials: { p: partial } });
    expect(output).toBe('x'.repeat(16));
    expect(codesOf(errors)).toEqual(['APPLY_PARTIAL_RECURSION_DEPTH']);
  });
});

describe('errors of partials (§5.1, §6.3)', () => {
  it('in their syntax: one for each problem, and the partial counts as empty', () => {
    const given = { partials: { p: 'x{a|nope}\n {b|nix}{.end}y' } };
    const { output, errors } = render('1\n{a|apply p}2', { a: 1 }, given);
    expect(output).toBe('1\n2');
    expect(errors).toMatchObject([
      {
        code: 'APPLY_PARTIAL_SYNTAX',
        type: 'engine',
        message: 'Parse of partial "p" failed: SyntaxError: Formatter \'nope\' is unknown',
        line: 2,
        offset: 1,
        path: [],
        children: [{ code: 'FORMATTER_UNKNOWN', type: 'parser', line: 1, offset: 5, path: ['p'] }],
      },
      { children: [{ code: 'FORMATTER_UNKNOWN', line: 2, offset: 5 }] },
      { children: [{ code: 'MISMATCHED_END', type: 'assembler', line: 2, offset: 9 }] },
    ]);
    expect(errors).toHaveLength(3);
  });

  it('are reported once in a run, and again in the next', () => {
    const given = { partials: { p: '{a|nope}' } };
    for (let round = 0; round < 2; round++) {
      expect(render('{a|apply p}{a|apply p}', {}, given).errors).toHaveLength(1);
    }
  });

  it('in their syntax, for include', () => {
    const given = { partials: { p: 'x{.if a}' } };
    const { output, errors } = render('{.include p output}', {}, given);
    expect(output).toBe('');
    expect(errors).toMatchObject([
      { code: 'INCLUDE_PARTIAL_SYNTAX', children: [{ code: 'EOF_IN_BLOCK', offset: 9 }] },
    ]);
  });

  it('name the way to them, outermost first', () => {
    const given = {
      partials: {
        a: '\n{x|apply b}{x|apply none}',
        b: 'b {x|apply c}',
        c: '{x|nope}',
        d: '  {.include a}',
      },
    };
    const { errors } = render('{x|apply d}', {}, given);
    expect(errors).toMatchObject([
      { code: 'APPLY_PARTIAL_SYNTAX', line: 1, offset: 3, path: ['d', 'a', 'b'] },
      { code: 'APPLY_PARTIAL_MISSING', line: 2, offset: 12, path: ['d', 'a'] },
    ]);
    expect(errors[0]?.children).toMatchObject([
      { code: 'FORMATTER_UNKNOWN', line: 1, offset: 4, path: ['d', 'a', 'b', 'c'] },
    ]);
  });

  it('of a macro refer to the source that defines it', () => {
    const given = { partials: { p: '\n{.macro m}\n {x|apply none}{.end}' } };
    const { errors } = render('{.include p}{x|apply m}\n  {y|apply none}', {}, given);
    expect(placesOf(errors)).toEqual(['APPLY_PARTIAL_MISSING 3:2', 'APPLY_PARTIAL_MISSING 2:3']);
    expect(errors.map(({ path }) => path)).toEqual([['m'], []]);
  });

  it('of one that is no text and no tree is one error', () => {
    for (const odd of [5, true, { a: 1 }, null]) {
      const given = { partials: { p: odd as unknown as string } };
      const { output, errors } = render('a{x|apply p}b', {}, given);
      expect([output, errors.length]).toEqual(['ab', 1]);
    }
  });
});
