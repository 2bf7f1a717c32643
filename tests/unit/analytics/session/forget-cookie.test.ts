import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetCookie } from '../../../../analytics/session/forget-cookie.js';

/** Cookies of several domains under one name; the page's host is www.shop.example. */
function setUp(...domains: string[]) {
  const left = new Set(domains);
  const written: string[] = [];
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'www.shop.example' });
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...left].map(() => 'ss_cid=somebody').join('; '),
    set(text: string) {
      written.push(text);
      left.delete(/domain=([^;]+)/.exec(text)?.[1] ?? '');
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'cookie');
    vi.unstubAllGlobals();
  });
  return { left, written };
}

describe('forgetCookie', () => {
  it.each([
    ['the host', ['']],
    ['the host as a domain', ['www.shop.example']],
    ['the domain above', ['shop.example']],
    ['all of them', ['', 'www.shop.example', 'shop.example']],
  ])('removes the cookie of %s', (_, domains) => {
    const { left } = setUp(...domains);
    forgetCookie('ss_cid');
    expect([...left]).toEqual([]);
  });

  it('ends where a cookie cannot be removed, without asking for a top-level domain', () => {
    const { left, written } = setUp('elsewhere');
    forgetCookie('ss_cid');
    expect([...left]).toEqual(['elsewhere']);
    expect(written.map((text) => /domain=([^;]+)/.exec(text)?.[1])).toEqual([
      undefined,
      'www.shop.example',
      'shop.example',
    ]);
  });

  it('writes nothing where there is none', () => {
    const { written } = setUp();
    forgetCookie('ss_cid');
    expect(written).toEqual([]);
  });
});
