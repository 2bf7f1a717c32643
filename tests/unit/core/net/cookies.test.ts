import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  areCookiesEnabled,
  readCookie,
  removeCookie,
  writeCookie,
} from '../../../../core/net/index.js';

function refuse(): never {
  throw new DOMException('The document is sandboxed', 'SecurityError');
}

function refuseCookies() {
  const sandboxed = Object.defineProperty({}, 'cookie', { get: refuse, set: refuse });
  vi.stubGlobal('document', sandboxed);
}

afterEach(() => {
  vi.unstubAllGlobals();
  removeCookie('a b;=');
  removeCookie('plain');
});

describe('readCookie', () => {
  it.each([
    ['a=1; crumb=x', 'crumb', 'x'],
    ['crumb=a%3Db', 'crumb', 'a=b'],
    ['crumb=a=b', 'crumb', 'a=b'],
    ['crumb=%E0%A4%A', 'crumb', '%E0%A4%A'],
    ['crumb=', 'crumb', ''],
    ['xcrumb=1', 'crumb', null],
    ['crumb=first; crumb=second', 'crumb', 'first'],
    ['', 'crumb', null],
  ])('finds in %j the cookie %s as %j', (source, name, value) => {
    expect(readCookie(name, source)).toBe(value);
  });

  it('finds nothing where there is no document', () => {
    vi.stubGlobal('document', undefined);
    expect(readCookie('crumb')).toBeNull();
  });
});

describe('writeCookie', () => {
  it('keeps any name and value, and removes them again', () => {
    writeCookie('a b;=', 'c; d=é');
    expect(readCookie('a b;=')).toBe('c; d=é');
    removeCookie('a b;=');
    expect(readCookie('a b;=')).toBeNull();
  });

  it('asks for Secure on https only, and for whole seconds', () => {
    const set = vi.fn();
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { set }));
    vi.stubGlobal('location', { protocol: 'https:' });
    writeCookie('plain', '1', { maxAge: 1.9 });
    vi.stubGlobal('location', { protocol: 'http:' });
    writeCookie('plain', '1');
    expect(set.mock.calls).toEqual([
      ['plain=1; path=/; SameSite=Lax; max-age=1; Secure'],
      ['plain=1; path=/; SameSite=Lax'],
    ]);
  });

  it('does nothing where cookies are refused', () => {
    refuseCookies();
    expect(() => writeCookie('plain', '1')).not.toThrow();
    expect(readCookie('plain')).toBeNull();
  });
});

describe('areCookiesEnabled', () => {
  it('is true where a cookie can be kept, and leaves none behind', () => {
    const before = document.cookie;
    expect(areCookiesEnabled()).toBe(true);
    expect(document.cookie).toBe(before);
  });

  it('is false where cookies are refused or dropped', () => {
    refuseCookies();
    expect(areCookiesEnabled()).toBe(false);
    vi.stubGlobal(
      'document',
      Object.defineProperty({}, 'cookie', { get: () => '', set: () => undefined }),
    );
    expect(areCookiesEnabled()).toBe(false);
  });
});
