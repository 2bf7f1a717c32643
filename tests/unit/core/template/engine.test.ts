// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createEngine as createCoreEngine } from '../../../../core/template/core.js';
import {
  createEngine,
  formatters,
  StrictModeError,
  type Tree,
} from '../../../../core/template/index.js';
import { plain, type Formatters, type Predicates } from '../../../../core/template/plugins.js';
import type { Value } from '../../../../core/template/values.js';
import { codesOf, placesOf } from './rendering.js';

describe('an engine', () => {
  it('renders a source', () => {
    expect(createEngine().render('Hello {name|html}!', { name: 'Ann & Bob' })).toEqual({
      output: 'Hello Ann &amp; Bob!',
      errors: [],
    });
  });

  it('renders a compiled template as often as needed', () => {
    const template = createEngine().compile('{.repeated section l}{@}{.var @x @}{.end}{@x}');
    expect([[1, 2], [3], []].map((l) => template.render({ l }).output)).toEqual(['12', '3', '']);
  });

  it('knows every table of formatters', () => {
    const engine = createEngine();
    for (const name of Object.values(formatters).flatMap((table) => Object.keys(table))) {
      expect(codesOf(engine.render(`{a|${name}}`, {}).errors)).not.toContain('FORMATTER_UNKNOWN');
    }
  });

  it('for browsers knows those of the language alone (§8.1, §9.1)', () => {
    const engine = createCoreEngine();
    expect(engine.render('{a|html}{.even? a}even{.end}', { a: 2 })).toEqual({
      output: '2even',
      errors: [],
    });
    expect(placesOf(engine.render('{a|image}{.gallery?}{.end}', {}).errors)).toEqual([
      'FORMATTER_UNKNOWN 1:4',
      'PREDICATE_UNKNOWN 1:10',
    ]);
  });

  it('remembers what it rendered, without remembering its data', () => {
    const engine = createEngine();
    for (let round = 0; round < 1_200; round++) {
      const source = `{a}${round % 700}`;
      expect(engine.render(source, { a: round }).output).toBe(`${round}${round % 700}`);
    }
  });

  it('reads a tree anew each time, for its host may change it', () => {
    const engine = createEngine();
    const block: unknown[] = [[0, 'one']];
    const tree: Tree = [17, 1, block, 18];
    expect(engine.render(tree, {}).output).toBe('one');
    block[0] = [0, 'two'];
    expect(engine.render(tree, {}).output).toBe('two');
  });

  it.each([undefined, null, 5, {}, true])('given %j is one error', (source) => {
    const engine = createEngine();
    const { output, errors } = engine.render(source as never, {});
    expect([output, codesOf(errors)]).toEqual(['', ['GENERAL_ERROR']]);
    expect(codesOf(engine.compile(source as never).errors)).toEqual(['GENERAL_ERROR']);
  });
});

describe('plug-ins of a host (§9.7)', () => {
  const own: Formatters = {
    shout: plain((value) => `${String(value)}!`),
    html: plain(() => 'mine'),
  };
  const asks: Predicates = {
    'long?': {
      prepare:
        ({ list: [length = '1'] }) =>
        ({ node }) =>
          String(node).length > Number(length),
    },
  };
  const engine = createEngine({ formatters: own, predicates: asks });

  it('are added, or take the place of others', () => {
    const template = '{a|shout}{a|html}{.section a}{.long? 2}long{.or}short{.end}{.end}';
    expect(engine.render(template, { a: 'abc' })).toEqual({ output: 'abc!minelong', errors: [] });
  });

  it('belong to their engine alone', () => {
    expect(codesOf(createEngine().render('{a|shout}', {}).errors)).toEqual(['FORMATTER_UNKNOWN']);
    expect(createEngine().render('{a|html}', { a: '<' }).output).toBe('&lt;');
  });

  it('are read when the engine is made', () => {
    const changing: Record<string, Formatters[string]> = { ...own };
    const made = createEngine({ formatters: changing });
    delete changing['shout'];
    expect(made.render('{a|shout}', { a: 1 }).output).toBe('1!');
  });

  it('are own members alone', () => {
    const inherited = Object.create(own) as Formatters;
    const made = createEngine({ formatters: inherited });
    expect(codesOf(made.render('{a|shout}', {}).errors)).toEqual(['FORMATTER_UNKNOWN']);
  });

  it('may be named as members that objects inherit', () => {
    const made = createEngine({ formatters: { constructor: plain(() => 'made') } });
    expect(made.render('{a|constructor}', {})).toEqual({ output: 'made', errors: [] });
  });

  it('cannot change what the template sees', () => {
    const seen: Value[] = [];
    const watching = createEngine({
      formatters: { watch: plain((value) => (seen.push(value), value)) },
    });
    const data = { a: { b: 1 } };
    watching.render('{a|watch}{@|watch}', data);
    expect(seen).toEqual([data.a, data]);
    expect(data).toEqual({ a: { b: 1 } });
  });
});

describe('options', () => {
  it('turn expressions and include off (§4, §5.3)', () => {
    const off = createEngine({ expressions: false, include: false });
    expect(off.render('a{.eval 1}{.include p output}b', {}, { partials: { p: 'P' } })).toEqual({
      output: 'ab',
      errors: [],
    });
    const on = createEngine();
    expect(on.render('a{.eval 1}{.include p output}b', {}, { partials: { p: 'P' } }).output).toBe(
      'a1Pb',
    );
  });
});

describe('strict mode (§6.4)', () => {
  const strict = createEngine({ mode: 'strict' });
  const caught = (act: () => unknown): StrictModeError => {
    try {
      act();
    } catch (error) {
      if (error instanceof StrictModeError) return error;
      throw error;
    }
    throw new Error('Nothing was thrown.');
  };

  it('prints what is right as ever', () => {
    expect(strict.render('{a}{.if b}x{.or}y{.end}', { a: 1 })).toEqual({
      output: '1y',
      errors: [],
    });
  });

  it.each<[string, string, number, number]>([
    ['ab\n {a|nope}', 'FORMATTER_UNKNOWN', 2, 5],
    ['{.nope?}{.end}', 'PREDICATE_UNKNOWN', 1, 1],
    ['x{.section }', 'VARIABLE_EXPECTED', 1, 2],
    ['{.end}{a|nope}', 'FORMATTER_UNKNOWN', 1, 10],
    ['{.section a}', 'EOF_IN_BLOCK', 1, 13],
    ['{.nonsense}', 'INVALID_INSTRUCTION', 1, 1],
  ])('throws for what is wrong with %j', (source, code, line, offset) => {
    for (const act of [() => strict.compile(source), () => strict.render(source, {})]) {
      const error = caught(act);
      expect(error).toMatchObject({ name: 'StrictModeError', code, error: { code, line, offset } });
      expect(error.message).toBe(`${error.error.message} (line ${line}, character ${offset})`);
    }
  });

  it.each<[string, string, number]>([
    ['a{x|apply nope}', 'APPLY_PARTIAL_MISSING', 2],
    ['a{.eval (}', 'EXPRESSION_PARSE', 2],
    ['a{.eval o + 1}', 'EXPRESSION_REDUCE', 2],
    ['{x|apply bad}', 'APPLY_PARTIAL_SYNTAX', 1],
    ['{.include none}', 'INCLUDE_PARTIAL_MISSING', 1],
    ['{x|apply me}', 'APPLY_PARTIAL_RECURSION_DEPTH', 1],
  ])('throws for what goes wrong in the run of %j', (source, code, offset) => {
    const context = { partials: { bad: '{x|nope}', me: '{x|apply me}' } };
    const template = strict.compile(source);
    for (const act of [
      () => template.render({ o: {} }, context),
      () => strict.render(source, { o: {} }, context),
    ]) {
      expect(caught(act)).toMatchObject({ code, error: { line: 1, offset } });
    }
  });

  it('throws for what a plug-in throws, for a limit, and for a tree that is none', () => {
    const boom: Formatters = {
      boom: plain(() => {
        throw new Error('boom');
      }),
    };
    const made = createEngine({ mode: 'strict', formatters: boom, limits: { outputLength: 3 } });
    expect(caught(() => made.render('{x|boom}', {})).code).toBe('UNEXPECTED_ERROR');
    expect(caught(() => made.render('abcd', {})).code).toBe('CODE_LIMIT_REACHED');
    expect(caught(() => made.compile([17, 2, [], 18] as never)).code).toBe('GENERAL_ERROR');
  });

  it('is reported by a stream when it is read', async () => {
    const stream = strict.compile('a{x|apply nope}').stream({});
    await expect(
      (async () => {
        for await (const piece of stream) expect(piece).toBe('');
      })(),
    ).rejects.toMatchObject({ code: 'APPLY_PARTIAL_MISSING' });
    expect(codesOf(stream.errors)).toEqual(['APPLY_PARTIAL_MISSING']);
  });

  it('is an Error of its own', () => {
    const error = caught(() => strict.compile('{.end}'));
    expect(error).toBeInstanceOf(Error);
    expect(error.stack).toContain('StrictModeError');
  });
});
