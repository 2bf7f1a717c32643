// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RenderContext } from '../../../../../core/template/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { createEngine } from '../../../../../core/template/index.js';
import { print } from '../rendering.js';

describe('the website of a context', () => {
  const website = { id: 'w', timeZone: 'Asia/Tokyo' };

  it.each<[string, Value, string]>([
    ['is there where the data has none', { a: 1 }, '{"id":"w","timeZone":"Asia/Tokyo"}'],
    [
      'is there where the data says undefined',
      { website: undefined },
      '{"id":"w","timeZone":"Asia/Tokyo"}',
    ],
    [
      'fills up that of the data',
      { website: { id: 'own', title: 'T' } },
      '{"id":"own","timeZone":"Asia/Tokyo","title":"T"}',
    ],
    [
      'does not fill up a null member',
      { website: { id: null } },
      '{"id":null,"timeZone":"Asia/Tokyo"}',
    ],
    ['does not take the place of text', { website: 'text' }, '"text"'],
    ['does not take the place of a list', { website: [1] }, '[1]'],
    ['is not there where the data is a list', [1], ''],
    ['is not there where the data is text', 'text', ''],
    ['is not there where the data is null', null, ''],
  ])('%s', (_, data, output) => {
    expect(print('{website|json}', data, { website })).toBe(output);
  });

  it('leaves the data as it was', () => {
    const own = { id: 'own' };
    const data = { website: own, a: 1 };
    print('{website.timeZone}', data, { website });
    expect(data).toEqual({ website: { id: 'own' }, a: 1 });
    expect(data.website).toBe(own);
  });

  it('keeps members of the data whose names others inherit', () => {
    const data = JSON.parse('{"__proto__":{"x":1},"hasOwnProperty":"h","toString":"t"}') as Value;
    expect(print('{hasOwnProperty}{toString}{@|prop __proto__.x}', data, { website })).toBe('ht1');
  });

  it('is looked up from anywhere, but not from a private frame', () => {
    const template =
      '{.macro m}[{website.id}]{.end}{.section a}{website.id}{@|apply m}{@|apply m private}{.end}';
    expect(print(template, { a: 1 }, { website })).toBe('w[w][]');
  });
});

describe('partials, macros and injects', () => {
  it('are found by their own names alone', () => {
    for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      const engine = createEngine();
      const context: RenderContext = { partials: {}, macros: {}, injects: {} };
      const { output, errors } = engine.render(`[{a|apply ${name}}]`, {}, context);
      expect([output, errors.map(({ code }) => code)]).toEqual(['[]', ['APPLY_PARTIAL_MISSING']]);
    }
  });

  it('may be objects or maps', () => {
    const partials = { p: 'partial {@}' };
    expect(print('{a|apply p}', { a: 1 }, { partials })).toBe('partial 1');
    expect(print('{a|apply p}', { a: 1 }, { partials: new Map(Object.entries(partials)) })).toBe(
      'partial 1',
    );
    expect(
      print('{a|apply p}', { a: 1 }, { partials: Object.assign(Object.create(null), partials) }),
    ).toBe('partial 1');
  });

  it('are found in this order: macros of the template, of the host, partials (§5.1)', () => {
    const context = { partials: { p: 'partial', q: 'Q' }, macros: { p: 'macro' } };
    expect(print('{.macro p}own{.end}{a|apply p}', {}, context)).toBe('own');
    expect(print('{a|apply p}{a|apply q}', {}, context)).toBe('macroQ');
  });

  it('may be trees', () => {
    const tree = createEngine().compile('tree {@}').ast;
    expect(print('{a|apply p}', { a: 1 }, { partials: { p: tree } })).toBe('tree 1');
  });
});

describe('a locale', () => {
  const engine = createEngine();
  const template = '{n|decimal}|{d|datetime date:short}|{m|money}|{d|date %Y}';
  const data = { n: 1234.5, d: 0, m: { value: '1.5', currency: 'USD' } };
  const website = { timeZone: 'UTC' };

  it('of null leaves out what needs one (§9.5)', () => {
    expect(engine.render(template, data, { locale: null, website }).output).toBe('||' + '|1970');
  });

  it('that is left out is en-US', () => {
    expect(engine.render(template, data, { website }).output).toBe(
      engine.render(template, data, { locale: 'en-US', website }).output,
    );
    expect(engine.render('{n|decimal}', data).output).toBe('1,234.5');
  });

  it('is the one that was given', () => {
    expect(engine.render('{n|decimal}', data, { locale: 'de' }).output).toBe('1.234,5');
  });

  it.each(['', 'x', 'not a locale', '__proto__', 'en_US', 'aa-'.repeat(50)])(
    '%j, which is none, costs nothing but itself',
    (locale) => {
      const { output } = engine.render('a{n|decimal}b{n}', data, { locale });
      expect(output).toMatch(/^a.*b1234\.5$/);
    },
  );
});
