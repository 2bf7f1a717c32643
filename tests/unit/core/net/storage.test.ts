import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExpiringStorage, readCookie, removeCookie } from '../../../../core/net/index.js';
import { createManualClock } from '../../../support/manual-clock.js';

const name = 'vitrine:key';

function denyStorage() {
  vi.stubGlobal('localStorage', null);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
}

function fillStorage() {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
}

function refuseCookies() {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  removeCookie(name);
});

describe('createExpiringStorage', () => {
  // platform §3: "Session data is stored with a value and an optional expiry time, in local storage with a cookie as
  // fallback."
  it.each(['local', 'session'] as const)('keeps a text in the %s storage', (area) => {
    const storage = createExpiringStorage({ area, clock: createManualClock() });
    storage.set('key', 'value');
    expect(storage.get('key')).toBe('value');
    const place = area === 'local' ? localStorage : sessionStorage;
    expect(place.getItem(name)).toContain('value');
    storage.remove('key');
    expect(storage.get('key')).toBeNull();
    expect(place.getItem(name)).toBeNull();
  });

  // platform §4: "Session data that has expired is removed when read."
  it('removes an expired text when it is read', async () => {
    const clock = createManualClock();
    const storage = createExpiringStorage({ area: 'local', clock });
    storage.set('key', 'value', 1000);
    await clock.advance(999);
    expect(storage.get('key')).toBe('value');
    await clock.advance(1);
    expect(localStorage.getItem(name)).not.toBeNull();
    expect(storage.get('key')).toBeNull();
    expect(localStorage.getItem(name)).toBeNull();
  });

  it('takes what it cannot read for nothing', () => {
    const storage = createExpiringStorage({ area: 'local', clock: createManualClock() });
    for (const text of ['{', 'null', '{"value":1}', '"text"']) {
      localStorage.setItem(name, text);
      expect(storage.get('key')).toBeNull();
    }
  });

  it.each([
    ['denied', denyStorage],
    ['full', fillStorage],
    ['null', () => vi.stubGlobal('localStorage', null)],
    ['missing', () => vi.stubGlobal('localStorage', undefined)],
  ])('uses a cookie where the storage is %s', (_, spoil) => {
    spoil();
    const storage = createExpiringStorage({ area: 'local', clock: createManualClock() });
    storage.set('key', 'value');
    expect(storage.get('key')).toBe('value');
    expect(readCookie(name)).toContain('value');
    storage.remove('key');
    expect(readCookie(name)).toBeNull();
  });

  it('uses memory where cookies are refused too', () => {
    denyStorage();
    refuseCookies();
    const storage = createExpiringStorage({ area: 'local', clock: createManualClock() });
    storage.set('key', 'value');
    expect(storage.get('key')).toBe('value');
    storage.remove('key');
    expect(storage.get('key')).toBeNull();
  });

  it('leaves cookies alone when told so', () => {
    denyStorage();
    const options = { area: 'local', clock: createManualClock(), cookieFallback: false } as const;
    const storage = createExpiringStorage(options);
    storage.set('key', 'value');
    expect(storage.get('key')).toBe('value');
    expect(readCookie(name)).toBeNull();
  });

  it('does not let an older text win when the storage fills up later', () => {
    const storage = createExpiringStorage({ area: 'local', clock: createManualClock() });
    storage.set('key', 'old');
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    storage.set('key', 'new');
    expect(storage.get('key')).toBe('new');
  });

  it('gives the cookie the text’s lifetime, else a long one, and a session’s none', () => {
    vi.stubGlobal('localStorage', null);
    vi.stubGlobal('sessionStorage', null);
    const set = vi.spyOn(document, 'cookie', 'set');
    const clock = createManualClock();
    const local = createExpiringStorage({ area: 'local', clock });
    local.set('a', '1', 90_000);
    local.set('b', '2');
    createExpiringStorage({ area: 'session', clock }).set('c', '3');
    const lifetimes = set.mock.calls.map(([text]) => /max-age=(\d+)/.exec(text)?.[1]);
    expect(lifetimes).toEqual(['90', String(390 * 24 * 60 * 60), undefined]);
    for (const key of ['a', 'b', 'c']) removeCookie(`vitrine:${key}`);
  });

  it('keeps texts of different prefixes apart', () => {
    const clock = createManualClock();
    createExpiringStorage({ area: 'local', clock, prefix: 'one:' }).set('key', '1');
    expect(createExpiringStorage({ area: 'local', clock, prefix: 'two:' }).get('key')).toBeNull();
  });
});
