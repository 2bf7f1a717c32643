import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRandomId } from '../../../../analytics/session/index.js';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const random = crypto.getRandomValues.bind(crypto);
function refuse(): never {
  throw new DOMException('Hardened', 'SecurityError');
}

afterEach(() => vi.unstubAllGlobals());

describe('createRandomId', () => {
  it.each([
    ['a browser', crypto],
    ['an insecure page', { getRandomValues: random }],
    ['a hardened browser', { randomUUID: refuse, getRandomValues: refuse }],
    ['a browser without crypto', undefined],
  ])('makes different UUIDs in %s', (_, source) => {
    vi.stubGlobal('crypto', source);
    const ids = Array.from({ length: 100 }, createRandomId);
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(100);
  });
});
