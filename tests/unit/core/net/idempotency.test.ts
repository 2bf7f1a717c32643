import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdempotencyKey, createIntentOrder } from '../../../../core/net/index.js';

afterEach(() => vi.unstubAllGlobals());

describe('createIdempotencyKey', () => {
  it('makes a new key each time', () => {
    const keys = Array.from({ length: 100 }, createIdempotencyKey);
    expect(new Set(keys).size).toBe(100);
  });

  it('works on an insecure page, where randomUUID is missing', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    });
    const keys = Array.from({ length: 100 }, createIdempotencyKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('createIntentOrder', () => {
  it('counts the turns of one page', () => {
    const next = createIntentOrder();
    const orders = [next(), next(), next()].map((order) => order.split(';'));
    expect(orders.map(([, turn]) => turn)).toEqual(['1', '2', '3']);
    expect(new Set(orders.map(([page]) => page)).size).toBe(1);
  });

  it('tells pages apart', () => {
    expect(createIntentOrder()()).not.toBe(createIntentOrder()());
  });
});
