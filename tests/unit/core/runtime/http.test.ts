import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, getHttp, getRuntime, resetRuntime } from '../../../../core/runtime/index.js';
import { createManualClock } from '../../../support/manual-clock.js';
import { stubFetch } from '../../../support/stub-fetch.js';

const api = 'https://api.example';
const get = { method: 'GET', path: '/api/x', schema: () => z.unknown() } as const;
const post = { ...get, method: 'POST' } as const;

let requests: Request[] = [];
let token: string | null = null;

beforeEach(() => {
  requests = [];
  token = null;
  stubFetch(async (request) => {
    requests.push(request);
    return Response.json({}, { headers: token ? { 'X-Cart-Token': token } : {} });
  });
});
afterEach(() => {
  resetRuntime();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const headersOf = (name: string) => requests.map(({ headers }) => headers.get(name));

describe('getHttp', () => {
  it('returns one client for each origin, by default the API’s', () => {
    const own = getHttp();
    expect(getHttp(window.location.origin)).toBe(own);
    configure({ api });
    expect(getHttp()).toBe(getHttp(api));
    expect(getHttp()).not.toBe(own);
  });

  it('sends the page’s currency to another origin, as it is at the time of the call', async () => {
    configure({ api, currency: 'JPY' });
    const http = getHttp();
    await http.request(get);
    configure({ currency: 'EUR' });
    await http.request(post);
    await getHttp(window.location.origin).request(get);
    expect(headersOf('X-Currency')).toEqual(['JPY', 'EUR', null]);
  });

  it('asks for problems in the page’s locale, as it is at the time of the call', async () => {
    configure({ locale: 'de-AT' });
    await getHttp().request(get);
    configure({ api, locale: 'fr' });
    await getHttp().request(post);
    expect(headersOf('Accept-Language')).toEqual(['de-AT', 'fr']);
  });

  it('shares one cart token between all calls, also where storage is refused', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    configure({ api });
    token = 'tok-1';
    await getHttp().request(get);
    token = null;
    await getHttp(api).request(get);
    expect(headersOf('X-Cart-Token')).toEqual(['new', 'tok-1']);
    expect(getHttp().cartToken?.get()).toBe('tok-1');
  });

  it('keeps the visitor’s cart token when a response names another cart', async () => {
    configure({ api });
    getHttp().cartToken?.set('mine');
    token = 'of a purchase';
    await getHttp().request({ ...post, keepsCartToken: false });
    expect(getHttp().cartToken?.get()).toBe('mine');
  });

  it('has no cart token on the page’s own origin', () => {
    expect(getHttp().cartToken).toBeNull();
  });

  it('measures time limits with the clock that is configured at the time of the call', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const http = getHttp();
    const clock = createManualClock();
    configure({ clock });
    const failure = http.request({ ...post, timeout: 500 }).catch((error: unknown) => error);
    await clock.advance(500);
    expect(await failure).toMatchObject({ code: 'timeout' });
    expect(getRuntime().clock).toBe(clock);
  });
});
