// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createEngine, type Load, type RenderContext } from '../../../../core/template/index.js';
import { codesOf } from './rendering.js';

const engine = createEngine();
const source =
  '<h1>{title}</h1>{.repeated section products}<li>{name}</li>{.or}none{.end}<p>{title} {reviews|count}</p>';
const products = [{ name: 'Mug' }, { name: 'Bowl' }];
const reviews = [1, 2, 3];

/** A promise and what settles it. */
function later<Value>() {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => (settle = resolve));
  return { promise, settle };
}

async function read(template: string, context: RenderContext, data = { title: 'Shop' }) {
  const stream = engine.compile(template).stream(data, context);
  const pieces: string[] = [];
  for await (const piece of stream) pieces.push(piece);
  return { pieces, output: pieces.join(''), errors: stream.errors };
}

describe('a stream with parts that load', () => {
  it('sends what stands before a part that is not there yet', async () => {
    const slow = later<{ name: string }[]>();
    const stream = engine
      .compile(source)
      .stream({ title: 'Shop' }, { load: { products: slow.promise } });
    const pieces = stream[Symbol.asyncIterator]();
    expect(await pieces.next()).toEqual({ value: '<h1>Shop</h1>', done: false });

    let isThere = false;
    const rest = pieces.next().then((result) => ((isThere = true), result));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isThere).toBe(false);
    slow.settle(products);
    expect(await rest).toEqual({
      value: '<li>Mug</li><li>Bowl</li><p>Shop 0</p>',
      done: false,
    });
  });

  it.each<[string, Readonly<Record<string, Load>>]>([
    ['values', { products, reviews }],
    ['promises', { products: Promise.resolve(products), reviews: Promise.resolve(reviews) }],
    ['functions', { products: () => products, reviews: async () => Promise.resolve(reviews) }],
  ])('given as %s prints in the end what render prints of the whole data', async (_kind, load) => {
    const { output, errors } = await read(source, { load });
    expect(errors).toEqual([]);
    expect(output).toBe(engine.render(source, { title: 'Shop', products, reviews }).output);
  });

  it.each([
    ['{.section a}{.section b}{c}{.end}{.end}', { a: { b: { c: 'C' } } }],
    ['{.repeated section a}{@index}{b}{.alternates with},{.end}', { a: [{ b: 1 }, { b: 2 }] }],
    ['{.if title && a}yes{.or}no{.end}', { a: true }],
    ['{.equal? a 2}two{.or equal? a 3}three{.end}', { a: 3 }],
    ['{.var @x a.b}{@x}{.section title}[{@x}{a.b}]{.end}', { a: { b: 'B' } }],
    ['{.macro m}{title}{a.b}{.end}{title|apply m}{title|apply m private}', { a: { b: 'B' } }],
    ['{.eval a + 1}', { a: 2 }],
    ['{@|json}', { a: [1] }],
    ['{title, a|apply part.html}{.include part.html output}', { a: { b: 'B' } }],
  ])('waits wherever %j asks for it', async (template, parts) => {
    const partials = { 'part.html': '<b>{a.b}</b>' };
    const load = Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [name, () => Promise.resolve(value)]),
    ) as Readonly<Record<string, Load>>;
    const data = { title: 'Shop' };
    const { output, errors } = await read(template, { load, partials }, data);
    const whole = engine.render(template, { ...data, ...parts }, { partials });
    expect({ output, errors }).toEqual(whole);
  });

  it('calls a function when the template first asks for it, once, and never without need', async () => {
    const asked = vi.fn(async () => Promise.resolve(products));
    const unasked = vi.fn(() => 1);
    const template = '{products|count}{products|count}{.if nothing}{unasked}{.end}';
    const { output } = await read(template, { load: { products: asked, unasked } });
    expect(output).toBe('22');
    expect(asked).toHaveBeenCalledOnce();
    expect(unasked).not.toHaveBeenCalled();
  });

  it('reports a part that fails once; it counts as missing', async () => {
    const load = {
      products: () => Promise.reject(new Error('no connection')),
      reviews: () => {
        throw new Error('no table');
      },
    };
    const { output, errors } = await read(`${source}{products|count}`, { load });
    expect(output).toBe('<h1>Shop</h1>none<p>Shop 0</p>0');
    expect(errors.map(({ code, message }) => [code, message])).toEqual([
      ['RESOURCE_LOAD', "Loading 'products' failed: no connection"],
      ['RESOURCE_LOAD', "Loading 'reviews' failed: no table"],
    ]);
  });

  it('leaves a rejected promise that nothing asks for alone', async () => {
    const load = { products: Promise.reject(new Error('no connection')) };
    expect(await read('{title}', { load })).toMatchObject({ output: 'Shop', errors: [] });
  });

  it('reports errors of an instruction that ran twice once', async () => {
    const partials = { part: '{title|apply none}{title|apply broken}{a}', broken: '{.section x}' };
    const { errors } = await read('{title|apply part}{a}', {
      partials,
      load: { a: () => Promise.resolve(1) },
    });
    expect(codesOf(errors)).toEqual(['APPLY_PARTIAL_MISSING', 'APPLY_PARTIAL_SYNTAX']);
  });

  it('counts an instruction that ran twice once', async () => {
    const limited = createEngine({ limits: { outputLength: 12 } });
    const stream = limited
      .compile('{title|apply part}')
      .stream(
        { title: 'Shop' },
        { partials: { part: '12345678{a}' }, load: { a: async () => Promise.resolve('9') } },
      );
    let output = '';
    for await (const piece of stream) output += piece;
    expect([output, stream.errors]).toEqual(['123456789', []]);
  });

  it('ends where its signal aborts while it waits', async () => {
    const controller = new AbortController();
    const never = new Promise<string>(() => {});
    const stream = engine
      .compile('before{a}after')
      .stream({ title: 'Shop' }, { load: { a: never }, signal: controller.signal });
    const pieces = stream[Symbol.asyncIterator]();
    expect((await pieces.next()).value).toBe('before');
    const next = pieces.next();
    controller.abort();
    expect((await next).done).toBe(true);
    expect(codesOf(stream.errors)).toEqual(['CODE_LIMIT_REACHED']);
  });

  it("leaves the data's own members alone", async () => {
    const load = { title: () => Promise.resolve('other') };
    expect((await read('{title}', { load })).output).toBe('Shop');
  });
});

describe('render', () => {
  it('takes parts that are there, and reports those that only a stream waits for', () => {
    const load = { products, reviews: () => reviews };
    expect(engine.render(source, { title: 'Shop' }, { load })).toEqual(
      engine.render(source, { title: 'Shop', products, reviews }),
    );
    const { output, errors } = engine.render('[{a}]', {}, { load: { a: Promise.resolve(1) } });
    expect(output).toBe('[]');
    expect(errors.map(({ message }) => message)).toEqual([
      "Loading 'a' failed: Only a stream waits for it.",
    ]);
  });
});
