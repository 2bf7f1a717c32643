// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Limits } from '../../../../../core/template/index.js';
import { defaultLimits } from '../../../../../core/template/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { codesOf, render } from '../rendering.js';

const limited = (limits: Partial<Limits>, template: string, data: Value = {}, context = {}) =>
  render(template, data, context, { limits });

const list = (length: number) => ({ l: Array.from({ length }, (_, at) => at) });

describe('the limits', () => {
  it('are set by default', () => {
    expect(defaultLimits).toEqual({
      instructions: 10_000_000,
      expressionTokens: 1_000,
      stringLength: 5_000_000,
      outputLength: 50_000_000,
      time: 1_000,
      depth: 16,
    });
  });

  it.each([0, Infinity])('of %d are none', (none) => {
    const limits = {
      instructions: none,
      expressionTokens: none,
      stringLength: none,
      outputLength: none,
      time: none,
    };
    const template = `{.repeated section l}{@|json}{.end}{.eval ${'1+'.repeat(2_000)}1}`;
    const { output, errors } = limited(limits, template, list(5_000));
    expect(errors).toEqual([]);
    expect(output).toMatch(/49992001$/);
  });
});

describe('instructions', () => {
  it('end a run where the budget is spent; what is there by then is the output', () => {
    const { output, errors } = limited(
      { instructions: 1_000 },
      'a{.repeated section l}{@}.{.end}b',
      list(100_000),
    );
    expect(output).toMatch(/^a0\.1\.2\./);
    expect(output.length).toBeLessThan(5_000);
    expect(errors).toMatchObject([
      {
        code: 'CODE_LIMIT_REACHED',
        type: 'engine',
        message: 'A hard code limit was reached: More instructions than the limit allows.',
      },
    ]);
  });

  it('are enough for what they are enough for', () => {
    const template = '{.repeated section l}{@}{.end}';
    const needs = (length: number) => {
      let budget = 1;
      while (limited({ instructions: budget }, template, list(length)).errors.length > 0) budget++;
      return budget;
    };
    const [ten, twenty, thirty] = [needs(10), needs(20), needs(30)] as const;
    expect(thirty - twenty).toBe(twenty - ten);
    expect(ten).toBeGreaterThanOrEqual(10);
    expect(limited({ instructions: ten }, template, list(10)).output).toBe('0123456789');
  });

  it('count formatters too (§6.4)', () => {
    const calls = (budget: number) => {
      let count = 0;
      const formatters = { f: { prepare: () => (value: Value) => (count++, value) } };
      const template = `{.repeated section l}{@${'|f'.repeat(50)}}{.end}`;
      render(template, list(1_000), {}, { formatters, limits: { instructions: budget } });
      return count;
    };
    expect(calls(1_000)).toBeLessThanOrEqual(1_050);
    expect(calls(2_000)).toBeLessThanOrEqual(2_050);
  });

  it('count the predicates that are asked', () => {
    let count = 0;
    const predicates = { 'no?': { prepare: () => () => (count++, false) } };
    const template = `{.repeated section l}{.no?}${'{.or no?}'.repeat(99)}{.end}{.end}`;
    const { errors } = render(
      template,
      list(1_000),
      {},
      { predicates, limits: { instructions: 1_000 } },
    );
    expect(codesOf(errors)).toEqual(['CODE_LIMIT_REACHED']);
    expect(count).toBeLessThanOrEqual(1_100);
  });

  it('end recursion that branches', () => {
    const bomb = { partials: { b: '{.include b output}'.repeat(20) + 'x' } };
    const { errors } = limited(
      { instructions: 100_000, depth: 16 },
      '{.include b output}',
      {},
      bomb,
    );
    expect(codesOf(errors)).toContain('CODE_LIMIT_REACHED');
  });

  it('count the long texts that formatters make, 64 units for one', () => {
    const template = '{.repeated section l}{.var @x text|html}{@index}{.end}';
    const rounds = (text: string) =>
      limited({ instructions: 10_500 }, template, { ...list(100), text }).output;
    expect(rounds('a'.repeat(64))).toMatch(/99100$/);
    // A thousand of the budget for each round, and a few for its tags.
    expect(rounds('a'.repeat(64_000))).toBe('1234567891011');
  });

  it('that are owed after a block of long texts are paid at once, with a signal too', () => {
    const context = { signal: new AbortController().signal };
    const data = { text: 'a'.repeat(5_000_000) };
    const template = `${'{.var @x text|str}'.repeat(400)}end{.if text}!{.end}`;
    const paid = limited({ instructions: 0 }, template, data, context);
    expect([paid.output, paid.errors]).toEqual(['end!', []]);
    const stopped = limited({ instructions: 2_000 }, template, data, context);
    expect(stopped.output).toBe('end');
    expect(codesOf(stopped.errors)).toEqual(['CODE_LIMIT_REACHED']);
  });

  it('end loops in loops', () => {
    const template =
      '{.repeated section l}{.repeated section @.m}{.repeated section @.m}x{.end}{.end}{.end}';
    const m = Array.from({ length: 300 }, () => ({ m: Array(300).fill(1) as Value[] }));
    const data = { l: Array.from({ length: 300 }, () => ({ m })) };
    const { output, errors } = limited({ instructions: 10_000 }, template, data);
    expect(output.length).toBeLessThanOrEqual(10_000);
    expect(codesOf(errors)).toEqual(['CODE_LIMIT_REACHED']);
  });

  it('that are spent leave the next run its own', () => {
    const given = [{ instructions: 50 }, '{.repeated section l}{@}{.end}', list(10)] as const;
    expect(limited(...given)).toEqual(limited(...given));
    expect(limited(...given).errors).toEqual([]);
  });
});

describe('the length of the output', () => {
  it.each([
    ['{a}{a}{a}', 8],
    ['abcde{a}', 3],
    ['{.repeated section l}abc{.end}', 7],
    ['{.repeated section l}{a}{.alternates with}--{.end}', 10],
    ['{.repeated section l}{a|apply p}{.end}', 10],
    ['{.include p output}{.include p output}', 6],
    ['{.eval "0123456789"}', 9],
    ['{a|json}{a|html}', 11],
    ['{.space}{.tab}{.newline}', 2],
  ])('of %j is at most %d', (template, outputLength) => {
    const { output, errors } = limited(
      { outputLength },
      template,
      { a: 'abcde', ...list(100) },
      { partials: { p: '<{a}>' } },
    );
    expect(output.length).toBeLessThanOrEqual(outputLength);
    expect(codesOf(errors)).toEqual(['CODE_LIMIT_REACHED']);
    expect(errors[0]?.message).toBe(
      'A hard code limit was reached: The output is longer than the limit allows.',
    );
  });

  it('may be reached exactly', () => {
    expect(limited({ outputLength: 8 }, 'abc{a}', { a: 'abcde' })).toEqual({
      output: 'abcabcde',
      errors: [],
    });
  });

  it('is not used up by what is not printed', () => {
    const template = '{.var @x a|apply p}'.repeat(50) + '{.include p}'.repeat(50) + '{@x}';
    const { output, errors } = limited(
      { outputLength: 7 },
      template,
      { a: 'abcde' },
      { partials: { p: '<{@}>' } },
    );
    expect([output, errors]).toEqual(['<abcde>', []]);
  });

  it('counts what a partial prints once', () => {
    const given = { partials: { p: '<{@|apply q}>', q: '({@})' } };
    expect(limited({ outputLength: 9 }, '{a|apply p}', { a: 'abcde' }, given)).toEqual({
      output: '<(abcde)>',
      errors: [],
    });
  });
});

describe('the length of a text', () => {
  it.each(['{a|json}', '{a|html|json}', '{.var @x a|json}{@x}', '{.eval a + a}', '{a|apply p}'])(
    'that %j makes',
    (template) => {
      const context = { partials: { p: '{@}{@}' } };
      const { output, errors } = limited(
        { stringLength: 10 },
        `x${template}y`,
        { a: '<123456789' },
        context,
      );
      expect(output).toBe('xy');
      expect(codesOf(errors)).toHaveLength(1);
    },
  );

  it('may be reached exactly', () => {
    expect(limited({ stringLength: 7 }, '{a|json}', { a: '12345' })).toEqual({
      output: '"12345"',
      errors: [],
    });
  });

  it('is reported with the messages of expressions there (§4.6)', () => {
    const { errors } = limited({ stringLength: 5 }, '{.eval "abc" + "def"}');
    expect(errors).toMatchObject([
      {
        code: 'EXPRESSION_REDUCE',
        message: expect.stringContaining('Concatenation would exceed maximum string length 5'),
      },
    ]);
  });

  it('costs the tag alone', () => {
    const { output, errors } = limited(
      { stringLength: 5 },
      '{.repeated section l}{@|json};{.end}',
      { l: ['a', 'abcdef', 'b'] },
    );
    expect(output).toBe('"a";;"b";');
    expect(codesOf(errors)).toEqual(['CODE_LIMIT_REACHED']);
  });
});

describe('the tokens of an expression (§4.5)', () => {
  it('are counted', () => {
    const { output, errors } = limited({ expressionTokens: 5 }, '{.eval 1+1+1}{.eval 1+1+1+1}');
    expect(output).toBe('3');
    expect(errors).toMatchObject([
      {
        code: 'EXPRESSION_PARSE',
        message:
          'Error parsing expression: "1+1+1+1": Expression exceeds the maximum number of allowed tokens: 5',
      },
    ]);
  });
});

describe('the depth', () => {
  it.each([0, 1, 3, 40])('may be %d', (depth) => {
    const given = { partials: { p: 'x{@|apply p}' } };
    const { output, errors } = limited({ depth }, '{a|apply p}', {}, given);
    expect(output).toBe('x'.repeat(depth));
    expect(errors).toMatchObject([
      { message: `Attempt to apply partial 'p' exceeded maximum recursion depth of ${depth}` },
    ]);
  });

  it('without an end costs what overflows, and nothing else', () => {
    const given = { partials: { p: 'x{@|apply p}' } };
    const { output, errors } = limited({ depth: Infinity }, 'a{a|apply p}b', {}, given);
    expect(output).toMatch(/^ax+b$/);
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe('a signal', () => {
  const template = '{.repeated section l}{@|tick}.{.end}';

  it('that was given before the start leaves nothing to do', () => {
    const { output, errors } = render('abc', {}, { signal: AbortSignal.abort() });
    expect(output).toBe('');
    expect(errors).toMatchObject([
      {
        code: 'CODE_LIMIT_REACHED',
        message: 'A hard code limit was reached: The run was aborted.',
      },
    ]);
  });

  it('ends a run; what is there by then is the output', () => {
    const controller = new AbortController();
    let ticks = 0;
    const tick = {
      prepare: () => (value: Value) => {
        if (++ticks === 2_000) controller.abort();
        return value;
      },
    };
    const { output, errors } = render(
      template,
      list(50_000),
      { signal: controller.signal },
      { formatters: { tick } },
    );
    expect(ticks).toBeGreaterThanOrEqual(2_000);
    expect(ticks).toBeLessThan(4_000);
    expect(output).toMatch(/^0\.1\.2\./);
    expect(codesOf(errors)).toEqual(['CODE_LIMIT_REACHED']);
  });

  it('that is not given changes nothing', () => {
    const { signal } = new AbortController();
    const same = '{.repeated section l}{@}.{.end}';
    expect(render(same, list(5_000), { signal })).toEqual(render(same, list(5_000)));
  });

  it('does not lift the other limits', () => {
    const { signal } = new AbortController();
    const given = ['{.repeated section l}{@}{.end}', list(5_000)] as const;
    const limits = { instructions: 3_000 };
    expect(render(...given, { signal }, { limits })).toEqual(render(...given, {}, { limits }));
  });
});
