// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createEngine, type RenderContext } from '../../../../core/template/index.js';
import type { Value } from '../../../../core/template/values.js';
import { codesOf, placesOf } from './rendering.js';

/** How far a run comes in its time depends on the machine. */
const timeless = { time: Infinity };
const engine = createEngine({ limits: timeless });

async function read(source: string, data: Value, context?: RenderContext, made = engine) {
  const stream = made.compile(source).stream(data, context);
  const pieces: string[] = [];
  for await (const piece of stream) pieces.push(piece);
  return { pieces, errors: stream.errors };
}

const rows = (count: number) => ({
  rows: Array.from({ length: count }, (_, id) => ({ id, name: `row ${id}` })),
});

describe('the errors of a template (§6.3)', () => {
  it('are all that a validating parser has to say', () => {
    const template = engine.compile('{.sekshun a}{b|nope}{.end}');
    expect(placesOf(template.errors)).toEqual([
      'INVALID_INSTRUCTION 1:1',
      'FORMATTER_UNKNOWN 1:16',
      'MISMATCHED_END 1:21',
    ]);
    expect(template.errors).toBe(template.errors);
  });

  it('of a run are those that mattered to it, and then its own', () => {
    const { output, errors } = engine.render('{.sekshun a}{x|apply none}{b|nope}{.end}', {});
    expect(output).toBe('{.sekshun a}{b|nope}');
    expect(placesOf(errors)).toEqual([
      'FORMATTER_UNKNOWN 1:30',
      'MISMATCHED_END 1:35',
      'APPLY_PARTIAL_MISSING 1:13',
    ]);
  });

  it('are the same for each run', () => {
    const template = engine.compile('{b|nope}{x|apply none}');
    expect(template.render({}).errors).toEqual(template.render({}).errors);
    expect(codesOf(template.errors)).toEqual(['FORMATTER_UNKNOWN']);
  });
});

describe('a stream', () => {
  const partials = { p: '<{@}>', me: 'x{@|apply me}', bad: '{a|nope}' };
  const data = {
    ...rows(1_500),
    a: 'A',
    long: 'y'.repeat(40_000),
    o: { b: 'B', list: [1, [2, 3], { c: 'C' }] },
    n: 5,
    none: null,
  };
  const corpus = [
    '',
    'text',
    '{a}',
    'a{a}b{n}c',
    '{long}{a}{long}',
    'text '.repeat(20_000),
    '{.repeated section rows}<li id="{id}">{name}</li>\n{.end}',
    '{.repeated section rows}{name}{.alternates with}, {.end}',
    '{.repeated section rows}{@index}{.if id}{.section name}{@}{.end}{.or}first{.end}{.end}',
    '{.repeated section rows}{.repeated section rows}{.or}{id}{.end}{.var @x id}{@x};{.end}[{@x}]',
    '{.repeated section none}x{.or}nothing{.end}{.section none}x{.or}nothing{.end}',
    '{.section o}{b}{.section list}{0}{1}{2.c}{.end}{.end}',
    '{.even? n}even{.or equal? n 5}five{.or}odd{.end}{.if n && none || a}yes{.or}no{.end}',
    '{.macro m}({@}){.end}{a|apply m}{n|apply p}{.include m output}{a|apply none}{.include none}',
    '{a|apply me}{a|apply bad}{.eval (}{.eval n * 2}{.eval o + 1}{a|nope}{.end}{.or}',
    '{.repeated section rows}{@|apply none}{id}{.end}',
    '{.var @x a}{.ctx @y k=a}{.inject @z i}{@x}{@y.k}{@z}{# c }{## d ##}{.space}{.meta-left}',
    '{.section o}{.section missing}{.or}{.repeated section list}{@}{.alternates with}-{.end}{.end}{.end}',
    '{.section a',
    '{.section a}unclosed {.repeated section rows}{id}',
  ];

  it.each(corpus)('has the same text and errors as rendering: %j', async (source) => {
    const context = { partials, injects: { i: 'I' }, now: 0 };
    const { pieces, errors } = await read(source, data, context);
    const rendered = engine.render(source, data, context);
    expect(pieces.join('') === rendered.output).toBe(true);
    expect(errors).toEqual(rendered.errors);
  });

  it.each([1, 5, 100, 1_000, 5_000, 20_000])(
    'has the same within a budget of %d instructions',
    async (instructions) => {
      for (const limits of [{ instructions }, { outputLength: instructions * 3 }]) {
        const made = createEngine({ limits: { ...timeless, ...limits } });
        for (const source of corpus) {
          const { pieces, errors } = await read(source, data, { partials }, made);
          const rendered = made.render(source, data, { partials });
          expect([source, pieces.join('') === rendered.output]).toEqual([source, true]);
          expect(errors).toEqual(rendered.errors);
        }
      }
    },
  );

  it('comes in pieces of 16,384 units and more, but the last', async () => {
    const { pieces } = await read('{.repeated section rows}{name}{long}{.end}', rows(20_000));
    expect(pieces.length).toBeGreaterThan(5);
    for (const piece of pieces.slice(0, -1)) {
      expect(piece.length).toBeGreaterThanOrEqual(16_384);
      expect(piece.length).toBeLessThan(16_384 + 100);
    }
    expect(pieces.at(-1)).not.toBe('');
  });

  it('begins before the page is done', async () => {
    let ran = 0;
    const counting = createEngine({
      formatters: { count: { prepare: () => (value) => (ran++, value) } },
    });
    const stream = counting
      .compile('{.repeated section rows}{name|count}{.end}')
      .stream(rows(20_000));
    const pieces = stream[Symbol.asyncIterator]();
    expect(ran).toBe(0);
    const { value } = await pieces.next();
    expect(String(value).startsWith('row 0row 1')).toBe(true);
    expect(ran).toBeLessThan(3_000);
    expect(stream.errors).toEqual([]);
  });

  it('begins before inner loops are done', async () => {
    let ran = 0;
    const counting = createEngine({
      formatters: { count: { prepare: () => (value) => (ran++, value) } },
    });
    const source =
      '{.section o}{.if a}{.repeated section rows}{.odd? id}{name|count}{.end}{.end}{.end}{.end}';
    const stream = counting.compile(source).stream({ o: rows(20_000), a: 1 });
    await stream[Symbol.asyncIterator]().next();
    expect(ran).toBeLessThan(3_000);
  });

  it('returns the errors so far, and all of them at the end', async () => {
    const source = `{a|apply none}${'x'.repeat(20_000)}{.repeated section rows}{name}{.end}{a|apply none}`;
    const stream = engine.compile(source).stream(rows(10_000));
    const pieces = stream[Symbol.asyncIterator]();
    await pieces.next();
    expect(codesOf(stream.errors)).toEqual(['APPLY_PARTIAL_MISSING']);
    while (!(await pieces.next()).done);
    expect(codesOf(stream.errors)).toEqual(['APPLY_PARTIAL_MISSING', 'APPLY_PARTIAL_MISSING']);
  });

  it('can be left early', async () => {
    const stream = engine.compile('{.repeated section rows}{name}{.end}').stream(rows(20_000));
    for await (const piece of stream) {
      expect(piece).not.toBe('');
      break;
    }
    expect(stream.errors).toEqual([]);
  });

  it('ends when its signal aborts', async () => {
    const controller = new AbortController();
    const stream = engine
      .compile('{.repeated section rows}{name}{.end}')
      .stream(rows(200_000), { signal: controller.signal });
    let length = 0;
    for await (const piece of stream) {
      length += piece.length;
      controller.abort();
    }
    expect(length).toBeLessThan(100_000);
    expect(codesOf(stream.errors)).toEqual(['CODE_LIMIT_REACHED']);
  });

  it('of a template that failed to be read is empty', async () => {
    const { pieces, errors } = await read(null as never, {});
    expect([pieces, codesOf(errors)]).toEqual([[], ['GENERAL_ERROR']]);
  });

  it('runs beside others of the same template', async () => {
    const template = engine.compile('{.var @x a}{.repeated section rows}{@x}{id} {.end}');
    const [one, two] = ['1', '2'].map((a) =>
      template.stream({ ...rows(9_000), a })[Symbol.asyncIterator](),
    );
    const texts = ['', ''];
    for (let isDone = false; !isDone;) {
      const results = [await one!.next(), await two!.next()];
      results.forEach(({ value }, at) => (texts[at] += value ?? ''));
      isDone = results.every(({ done }) => done);
    }
    expect(texts[0]).toBe(template.render({ ...rows(9_000), a: '1' }).output);
    expect(texts[1]).toBe(template.render({ ...rows(9_000), a: '2' }).output);
  });
});
