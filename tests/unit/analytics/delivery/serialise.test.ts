import { afterEach, describe, expect, it } from 'vitest';
import { serialise } from '../../../../analytics/delivery/index.js';

const patched = [Array.prototype, Object.prototype, String.prototype, Number.prototype];

afterEach(() => {
  for (const prototype of patched) Reflect.deleteProperty(prototype, 'toJSON');
});

describe('serialise', () => {
  it.each([
    [{ a: 1, b: ['x', null, true] }, '{"a":1,"b":["x",null,true]}'],
    ['text', '"text"'],
    [null, 'null'],
    [new Date(0), '"1970-01-01T00:00:00.000Z"'],
    [{ toJSON: () => ({ own: 1 }) }, '{"own":1}'],
  ])('writes %o', (value, text) => {
    expect(serialise(value)).toBe(text);
  });

  it('keeps lists lists where prototype.js 1.6 patched them, and leaves the patches as they were', () => {
    const patch = function toJSON(this: unknown) {
      return `patched ${String(this)}`;
    };
    for (const prototype of patched) Object.assign(prototype, { toJSON: patch });
    expect(serialise({ items: [{ sku: 'a', count: 2 }] })).toBe(
      '{"items":[{"sku":"a","count":2}]}',
    );
    for (const prototype of patched) {
      expect(Object.getOwnPropertyDescriptor(prototype, 'toJSON')).toMatchObject({ value: patch });
    }
  });

  it('puts the patches back when it throws', () => {
    const patch = () => 'patched';
    Object.assign(Array.prototype, { toJSON: patch });
    expect(() => serialise({ big: 1n })).toThrow(TypeError);
    expect(Object.getOwnPropertyDescriptor(Array.prototype, 'toJSON')?.value).toBe(patch);
  });

  it.each([undefined, () => 1, Symbol('s')])('throws for what is no JSON (%o)', (value) => {
    expect(() => serialise(value)).toThrow(TypeError);
  });
});
