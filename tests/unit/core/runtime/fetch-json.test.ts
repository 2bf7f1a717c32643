import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, fetchJson, resetRuntime } from '../../../../core/runtime/index.js';

let addresses: string[] = [];

beforeEach(() => {
  addresses = [];
  vi.stubGlobal('fetch', async (url: string) => {
    addresses.push(url);
    return Response.json({ id: 'mug' });
  });
});
afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

describe('fetchJson', () => {
  it('fetches from the page’s own origin, resolved against the page', async () => {
    expect(await fetchJson('/data/mug.json?v=2')).toEqual({ id: 'mug' });
    expect(addresses).toEqual([`${window.location.origin}/data/mug.json?v=2`]);
  });

  it('fetches from the API’s origin', async () => {
    configure({ api: 'https://api.example' });
    await fetchJson('https://api.example/mug.json');
    expect(addresses).toEqual(['https://api.example/mug.json']);
  });

  it.each(['https://elsewhere.example/mug.json', 'data:application/json,{}', 'https://'])(
    'refuses %s without a request',
    async (src) => {
      await expect(fetchJson(src)).rejects.toThrow(TypeError);
      expect(addresses).toEqual([]);
    },
  );

  it('ends with its signal', async () => {
    await expect(fetchJson('/mug.json', AbortSignal.abort())).rejects.toMatchObject({
      code: 'aborted',
    });
  });
});
