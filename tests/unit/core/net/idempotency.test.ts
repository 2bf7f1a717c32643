import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdempotencyKey } from '../../../../core/net/index.js';

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
