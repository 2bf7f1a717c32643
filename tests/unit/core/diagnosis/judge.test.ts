import { describe, expect, it } from 'vitest';
import { judge, type Evidence } from '../../../../core/diagnosis/index.js';

const silent: Evidence = {
  page: { protocol: 'https:', origin: 'https://blog.test' },
  shop: 'https://shop.test',
  isForbidden: false,
  isThere: false,
  isReadable: false,
  hasNetwork: false,
};

describe('judge', () => {
  it.each<[string, Partial<Evidence>, string | null, RegExp | null]>([
    ['no network', {}, null, null],
    ['a moment’s fault', { isThere: true, isReadable: true, hasNetwork: true }, null, null],
    ['a file', { page: { protocol: 'file:', origin: 'null' } }, 'refused', /opened from a file/],
    ['no shop', { shop: 'null', hasNetwork: true }, 'refused', null],
    [
      'the policy',
      { isForbidden: true, hasNetwork: true },
      'refused',
      /shop\.test to its connect-src/,
    ],
    [
      'an origin that is not listed',
      { isThere: true, hasNetwork: true },
      'refused',
      /Add https:\/\/blog\.test to the allowed origins/,
    ],
    ['mixed content', { shop: 'http://shop.test', hasNetwork: true }, 'refused', /https address/],
    ['a shop that is away', { hasNetwork: true }, 'unreachable', /cannot be reached/],
  ])('%s', (_, evidence, code, sentence) => {
    const verdict = judge({ ...silent, ...evidence });
    expect(verdict?.code ?? null).toBe(code);
    if (sentence) expect(verdict?.sentence).toMatch(sentence);
    else expect(verdict?.sentence ?? null).toBeNull();
  });
});
