import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readElementTypes } from '../../../scripts/types/element-types.mjs';

/** The shape of what `event()` and `method()` return. */
const declarations = `
export interface WidgetEvent<Detail> { readonly detail?: readonly [Detail] }
export interface WidgetMethod<Call> { readonly call?: Call }
export function event<Detail = undefined>(): WidgetEvent<NoInfer<Detail>> { return {}; }
export function method<Call extends (...values: never[]) => unknown>(): WidgetMethod<Call> { return {}; }
`;
const commerce = `
export interface Line { sku: string }
export interface Cart { readonly lines: readonly Line[] }
export interface Added {
  /** The cart
   * as it is shown. */
  readonly cart: Cart;
  readonly addedQuantity: number;
  readonly secret: string;
}
`;
const definition = `
import { event, method } from './declare.js';
import type { Added, Cart } from './commerce.js';

export interface Item { itemId: string; sku?: string }
export interface AddedDetail extends Item, Pick<Added, 'cart' | 'addedQuantity'> {
  kind: Exclude<'add' | 'buy' | 'give', 'add'>;
}
export type Outcome = { kind: 'done' } | { kind: 'failed' };
export interface Request { from: string }
export const pill = {
  tag: 'vitrine-pill' as const,
  events: {
    onAdded: event<AddedDetail>(),
    onClosed: event(),
    onLeft: event<{ kind: 'buy'; sku: string } | { kind: 'cart' }>(),
    onCounted: event<number>(),
    onListed: event<readonly Item[]>(),
    onUploaded: event<Promise<Item>>(),
  },
  methods: {
    add: method<() => Promise<Outcome>>(),
    open: method<(request?: Request) => void>(),
  },
};
export const other = { tag: 'vitrine-other' as const };
`;

describe('readElementTypes', () => {
  let folder = '';
  let elements: ReturnType<typeof readElementTypes>;
  let pill: (typeof elements)[string] | undefined;
  const file = (name: string) => path.join(folder, name);
  const write = (name: string, text: string) => writeFileSync(file(name), text);
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vitrine-types-'));
    write('declare.ts', declarations);
    write('commerce.ts', commerce);
    write('definition.ts', definition);
    write(
      'index.ts',
      `export { type AddedDetail, type Item, type Outcome, type Request } from './definition.js';`,
    );
    write(
      'narrow.ts',
      `export { type AddedDetail, type Item, type Request } from './definition.js';`,
    );
    elements = read('index.ts');
    pill = elements['vitrine-pill'];
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const read = (
    index: string,
    entries: Record<string, string> = { './core/cart': file('commerce.ts') },
  ) =>
    readElementTypes({
      elements: {
        'vitrine-pill': { definition: file('definition.ts'), entry: './elements/pill' },
        'vitrine-other': { definition: file('definition.ts'), entry: './elements/pill' },
      },
      entries: { './elements/pill': file(index), ...entries },
      options: {
        strict: true,
        target: ts.ScriptTarget.ES2022,
        types: [],
        lib: ['lib.es2022.d.ts'],
      },
    });

  it('writes the types of details, parameters and results, and where to import them from', () => {
    const own = { package: 'vitrine', module: 'elements/pill' };
    expect(pill?.events.onAdded).toEqual({
      type: {
        text: 'CustomEvent<AddedDetail>',
        references: [
          { name: 'CustomEvent', package: 'global:', start: 0, end: 11 },
          { name: 'AddedDetail', ...own, start: 12, end: 23 },
        ],
      },
      members: expect.any(Array),
    });
    expect(pill?.methods).toEqual({
      add: {
        parameters: [],
        result: {
          text: 'Promise<Outcome>',
          references: [
            { name: 'Promise', package: 'global:', start: 0, end: 7 },
            { name: 'Outcome', ...own, start: 8, end: 15 },
          ],
        },
      },
      open: {
        parameters: [
          {
            name: 'request',
            type: { text: 'Request', references: [{ name: 'Request', ...own, start: 0, end: 7 }] },
            optional: true,
          },
        ],
        result: expect.objectContaining({ text: 'Promise<void>' }),
      },
    });
  });

  it('lists the members of a detail, inherited and picked ones too, with their comments', () => {
    const members = pill?.events.onAdded?.members;
    expect(Object.fromEntries(members!.map(({ name, ...rest }) => [name, rest]))).toEqual({
      kind: { type: { text: "'buy' | 'give'" } },
      itemId: { type: { text: 'string' } },
      sku: { type: { text: 'string' }, optional: true },
      cart: {
        type: {
          text: 'Cart',
          references: [{ name: 'Cart', package: 'vitrine', module: 'core/cart', start: 0, end: 4 }],
        },
        description: 'The cart as it is shown.',
      },
      addedQuantity: { type: { text: 'number' } },
    });
  });

  it('lists the members of each alternative of a detail', () => {
    expect(pill?.events.onLeft?.members).toEqual([
      { name: 'kind', type: { text: "'buy' | 'cart'" } },
      { name: 'sku', type: { text: 'string' }, optional: true },
    ]);
  });

  it.each([
    ['onClosed', 'CustomEvent<undefined>'],
    ['onCounted', 'CustomEvent<number>'],
    ['onListed', 'CustomEvent<readonly Item[]>'],
    ['onUploaded', 'CustomEvent<Promise<Item>>'],
  ])('lists no members of a detail that is no object of the package: %s', (name, text) => {
    expect(pill?.events[name]?.type.text).toBe(text);
    expect(pill?.events[name]).not.toHaveProperty('members');
  });

  it('has nothing of a definition without events and methods', () => {
    expect(elements['vitrine-other']).toEqual({ events: {}, methods: {} });
  });

  it('names every type that nobody can import', () => {
    const sentence = (what: string, type: string, from: string) =>
      `<vitrine-pill>: ${what} is of type ${type}, which nobody can import. Export it from ${from}.`;
    expect(() => read('narrow.ts', {})).toThrow(
      [
        sentence('"cart" of the detail of onAdded', 'Cart', 'an entry of vitrine'),
        sentence('The result of add()', 'Outcome', 'vitrine/elements/pill'),
      ].join('\n'),
    );
  });
});
