import { describe, expect, it } from 'vitest';
import { buildUrl, isSameOrigin, resolveApiOrigin } from '../../../../core/net/index.js';

describe('resolveApiOrigin', () => {
  it('takes an empty text for the page’s own origin', () => {
    expect(resolveApiOrigin('')).toBe(location.origin);
  });

  it('drops what follows the origin', () => {
    expect(resolveApiOrigin('https://API.shop.test:443/v1/?a=1')).toBe('https://api.shop.test');
  });

  it('refuses what is no URL', () => {
    expect(() => resolveApiOrigin('https://')).toThrow(TypeError);
  });
});

describe('isSameOrigin', () => {
  it('compares with the page’s origin', () => {
    expect(isSameOrigin(location.origin)).toBe(true);
    expect(isSameOrigin('https://elsewhere.test')).toBe(false);
  });
});

describe('buildUrl', () => {
  it.each([
    ['/api/cart', {}, 'https://shop.test/api/cart'],
    ['api/cart', {}, 'https://shop.test/api/cart'],
    ['/api/cart?x=1', { mock: false, n: 2 }, 'https://shop.test/api/cart?x=1&mock=false&n=2'],
    [
      '/api/cart',
      { itemId: 'a b&c', gone: undefined },
      'https://shop.test/api/cart?itemId=a+b%26c',
    ],
    ['//elsewhere.test/x', {}, 'https://shop.test//elsewhere.test/x'],
  ])('joins %s and %j', (path, query, url) => {
    expect(buildUrl('https://shop.test', path, query)).toBe(url);
  });
});
