import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineSchema, recordOf } from '../../../../core/net/index.js';

afterEach(() => vi.unstubAllGlobals());

describe('defineSchema', () => {
  it('builds once, and not before it is needed', () => {
    const build = vi.fn(() => z.object({ id: z.string() }));
    const schema = defineSchema(build);
    expect(build).not.toHaveBeenCalled();
    expect(schema()).toBe(schema());
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('parses without compiling code, which a strict policy would report', () => {
    const compile = vi.fn();
    vi.stubGlobal(
      'Function',
      class extends Function {
        constructor(...parts: string[]) {
          super(...parts);
          compile(...parts);
        }
      },
    );
    const schema = defineSchema(() => z.object({ id: z.string() }));
    expect(z.safeParse(schema(), { id: 'a' }).success).toBe(true);
    expect(compile).not.toHaveBeenCalled();
  });
});

describe('recordOf', () => {
  const schema = recordOf(z.nullish(z.string()), 'must be an object.');

  it.each([
    [{}, {}],
    [
      { Colour: 'Oat', Size: null },
      { Colour: 'Oat', Size: null },
    ],
  ])('parses %j', (input, expected) => {
    expect(z.parse(schema, input)).toEqual(expected);
  });

  it('keeps a name of every object as a name of its own', () => {
    const input: unknown = JSON.parse('{"__proto__":"a"}');
    expect(Object.entries(z.parse(schema, input))).toEqual([['__proto__', 'a']]);
  });

  it.each([[null], [['a']], ['a'], [1]])('refuses %j, which is no object', (input) => {
    expect(z.safeParse(schema, input).error?.issues).toMatchObject([
      { path: [], message: 'must be an object.' },
    ]);
  });

  it('names the value that is wrong', () => {
    const { error } = z.safeParse(schema, { Colour: 'Oat', Size: 3 });
    expect(error?.issues.map(({ path }) => path)).toEqual([['Size']]);
  });
});
