import { describe, expect, it } from 'vitest';
import { corePredicates } from '../../../../../core/template/predicates/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { checkWith, renderWith } from '../render-with.js';

const render = renderWith({ predicates: corePredicates });
const check = checkWith({ predicates: corePredicates });

const holds = (predicate: string, data: Value) =>
  render(`{.${predicate}}Y{.or}N{.end}`, data) === 'Y';

describe('equal? and notEqual?', () => {
  it.each<[string, Value, boolean]>([
    ['a 1', { a: 1 }, true],
    ['1 a', { a: 1 }, true],
    ['a 1', { a: '1' }, false],
    ['a b', { a: [1, { x: 2 }], b: [1, { x: 2 }] }, true],
    ['a b', { a: [1, 2], b: [2, 1] }, false],
    ['a b', { a: { x: 1, y: 2 }, b: { y: 2, x: 1 } }, true],
    ['a b', { a: { x: 1 }, b: { x: 1, y: 2 } }, false],
    ['a b', { a: {}, b: [] }, false],
    ['x y', {}, true],
    ['a null', { a: null }, true],
    ['a null', {}, true],
    ['a b', { a: null }, true],
    ['a null', { a: 0 }, false],
    ['a true', { a: true }, true],
    ['a true', { a: 'true' }, false],
    ['a false', { a: false }, true],
    ['a "x"', { a: 'x' }, true],
    [`a 'x'`, { a: 'x' }, false],
    [':a:"x y"', { a: 'x y' }, true],
    ['a "x y"', { a: 'x y' }, false],
    ['a [1,2]', { a: [1, 2] }, true],
    ['a -1', { a: -1 }, true],
    ['a 1e3', { a: 1000 }, true],
    ['a "\\u00e9"', { a: 'é' }, true],
    // Not JSON after all, so references.
    ['a 01', { a: 'q', 1: 'q' }, true],
    ['a truex', { a: 'q', truex: 'q' }, true],
    ['a nullable', { a: 'q', nullable: 'q' }, true],
    ['a b.c', { a: 1, b: { c: 1 } }, true],
    ['a  1', { a: 1 }, false],
    ['3', 3, true],
    ['4', 3, false],
    ['"x"', 'x', true],
    ['1 1', {}, true],
    ['1 2 1', {}, false],
  ])('%s in %j is %j', (args, data, expected) => {
    const call = args.startsWith(':') ? `equal?${args}` : `equal? ${args}`;
    expect(holds(call, data)).toBe(expected);
    expect(holds(call.replace('equal', 'notEqual'), data)).toBe(!expected);
  });

  it('both are false without arguments', () => {
    expect(holds('equal?', 3)).toBe(false);
    expect(holds('notEqual?', 3)).toBe(false);
    expect(holds('equal?|', 3)).toBe(false);
  });

  it('compares with a variable and an index', () => {
    const template = '{.repeated section a}{.var @v @}{.equal? @v @index}={.or}.{.end}{.end}';
    expect(render(template, { a: [1, 3, 3] })).toBe('=.=');
  });
});

describe('the order of two values', () => {
  it.each<[string, Value, string]>([
    ['a b', { a: 3, b: 3 }, '>= <='],
    ['a b', { a: 4, b: 3 }, '> >='],
    ['a b', { a: 10, b: '9' }, '> >='],
    ['a b', { a: '10', b: 9 }, '< <='],
    ['a b', { a: 1, b: 'x' }, '> >='],
    ['a b', { a: 1 }, '> >='],
    ['a b', { a: -1 }, '< <='],
    ['a "b"', { a: 'a' }, '< <='],
    ['a "B"', { a: 'a' }, '> >='],
    ['a b', { a: true, b: false }, '> >='],
    ['a b', { a: false, b: 'true' }, '< <='],
    ['a b', { a: true, b: 5 }, '>= <='],
    ['x 5', {}, '< <='],
    ['a 5', { a: null }, '< <='],
    ['a 5', { a: [9] }, '< <='],
    ['x y', {}, '>= <='],
    ['a [1]', { a: [1] }, '>= <='],
    ['3', 3, '>= <='],
    ['3', 5, '> >='],
    ['3', { a: 1 }, '< <='],
  ])('%s in %j is %s', (args, data, expected) => {
    const found = [
      ['greaterThan?', '>'],
      ['greaterThanOrEqual?', '>='],
      ['lessThan?', '<'],
      ['lessThanOrEqual?', '<='],
    ].flatMap(([name, sign]) => (holds(`${name} ${args}`, data) ? sign : []));
    expect(found.join(' ')).toBe(expected);
  });

  it.each(['greaterThan?', 'greaterThanOrEqual?', 'lessThan?', 'lessThanOrEqual?'])(
    '%s is false without arguments',
    (name) => {
      expect(holds(name, 3)).toBe(false);
    },
  );
});

describe('even? and odd?', () => {
  it.each<[Value, boolean, boolean]>([
    [4, true, false],
    [3, false, true],
    [0, true, false],
    [-2, true, false],
    [-3, false, true],
    [2.5, false, false],
    ['2', false, false],
    [true, false, false],
    [null, false, false],
    [[2], false, false],
    [{}, false, false],
  ])('of %j are %j and %j', (a, even, odd) => {
    expect([holds('even?', a), holds('odd?', a)]).toEqual([even, odd]);
    expect([holds('even? a', { a }), holds('odd? a', { a })]).toEqual([even, odd]);
  });

  it('take a literal number as well', () => {
    expect([holds('even? 4', 1), holds('odd? 4', 1), holds('odd? -3', 2)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([holds('even? "4"', 1), holds('even? zz', 4)]).toEqual([false, false]);
  });

  it('follow a loop', () => {
    const template = '{.repeated section a}{.even? @index}e{.or odd? @index}o{.end}{.end}';
    expect(render(template, { a: [9, 9, 9] })).toBe('oeo');
  });
});

describe('nth?', () => {
  it.each<[string, Value, boolean]>([
    ['nth? 3', 6, true],
    ['nth? 4', 6, false],
    ['nth? 3', 0, true],
    ['nth? 0', 6, false],
    ['nth? -3', 6, true],
    ['nth? 3', -6, true],
    ['nth? 1.5', 6, false],
    ['nth? 3', 6.5, false],
    ['nth? "3"', 6, false],
    ['nth? 3', '6', false],
    ['nth? a b', { a: 6, b: 3 }, true],
    ['nth? a 0', { a: 6 }, false],
    ['nth? 3 3', {}, true],
    ['nth? zz 3', {}, false],
    ['nth?', 3, false],
  ])('%s of %j is %j', (call, data, expected) => {
    expect(holds(call, data)).toBe(expected);
  });
});

describe('plural? and singular?', () => {
  it.each<[Value, string]>([
    [0, '--'],
    [1, '-S'],
    [2, 'P-'],
    [1.5, 'P-'],
    [-4, '--'],
    ['1', '-S'],
    ['3', 'P-'],
    ['5 x', 'P-'],
    ['1.0', '-S'],
    ['x', '--'],
    [true, '-S'],
    [null, '--'],
    [[1, 2], '--'],
    [{ a: 1 }, '--'],
  ])('of %j are %s', (node, expected) => {
    const template = '{.plural?}P{.or}-{.end}{.singular?}S{.or}-{.end}';
    expect(render(template, node)).toBe(expected);
    expect(render(template.replaceAll('?', '? x 9'), node)).toBe(expected);
  });
});

describe('debug?', () => {
  it.each<[Value, boolean]>([
    [{ debug: true }, true],
    [{ debug: 1 }, true],
    [{ debug: 'false' }, true],
    [{ debug: 0 }, false],
    [{}, false],
  ])('in %j is %j', (data, expected) => {
    expect(holds('debug?', data)).toBe(expected);
  });

  it('is looked up around the node', () => {
    expect(render('{.section a}{.debug?}D{.end}{.end}', { a: 1, debug: true })).toBe('D');
  });
});

describe('a validating parser', () => {
  it.each([
    [
      '{.equal?}{.end}',
      ["PREDICATE_NEEDS_ARGS: Predicate '.equal?' requires arguments but none were provided."],
    ],
    [
      '{.nth? a b c}{.end}',
      [
        "PREDICATE_ARGS_INVALID: Predicate nth? arguments invalid: 'Too many args. Takes between 1 and 2'",
      ],
    ],
    [
      '{.even? a b}{.end}',
      [
        "PREDICATE_ARGS_INVALID: Predicate even? arguments invalid: 'Too many args. Takes between 0 and 1'",
      ],
    ],
    ['{.lessThan? 1}{.end}{.odd?}{.end}{.plural? x}{.end}', []],
  ])('says of %s %j', (template, expected) => {
    expect(check(template).filter((text) => text.startsWith('PREDICATE'))).toEqual(expected);
  });
});
