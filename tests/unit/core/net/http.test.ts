// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttp, type CartTokenStore } from '../../../../core/net/index.js';
import { createManualClock } from '../../../support/manual-clock.js';
import { answer, stallInBody, stayAway, type Step } from './scripted-server.js';
import { createEagerClock, failureOf, get, ok, post, serve } from './served-http.js';

describe('a call to the page’s own origin', () => {
  it('answers the parsed body and sends the query without undefined values', async () => {
    const { http, server } = await serve(ok);
    const query = { mock: false, timecode: 12, calculateSubtotal: undefined };
    expect(await http.request({ ...get, query })).toEqual({ id: 'cart-1' });
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/cart?mock=false&timecode=12',
    });
    expect(server.requests[0]?.headers.accept).toBe('application/json');
  });

  it('sends the crumb cookie as X-CSRF-Token, "as a header on all later requests" (platform §4)', async () => {
    const { http, server } = await serve(ok);
    await http.request(get);
    await http.request(post);
    await http.request({ ...get, method: 'PUT' });
    await http.request({ ...get, method: 'DELETE' });
    const crumbs = server.requests.map(({ headers }) => headers['x-csrf-token']);
    expect(crumbs).toEqual(['abc+1', 'abc+1', 'abc+1', 'abc+1']);
  });

  it('is sent again, once, when its refusal has set the crumb that the page did not contain', async () => {
    const setsCrumb: Step = (response) => {
      document.cookie = 'crumb=new';
      answer(403, { crumbFail: true })(response);
    };
    const { http, server, waits } = await serve(setsCrumb, ok);
    document.cookie = 'other=1';
    expect(await http.request({ ...post, idempotencyKey: 'key' })).toEqual({ id: 'cart-1' });
    expect(server.requests.map(({ headers }) => headers['x-csrf-token'])).toEqual([
      undefined,
      'new',
    ]);
    expect(new Set(server.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(waits).toEqual([]);
  });

  it.each([
    ['cookies are refused', 'other=1', 'other=1', 1],
    ['it was sent with a crumb', 'crumb=old', 'crumb=new', 1],
    ['the new crumb is refused too', 'other=1', 'crumb=new', 2],
  ])('fails at a refused crumb when %s', async (_, before, after, calls) => {
    const { http, server } = await serve((response) => {
      document.cookie = after;
      answer(403, { crumbFail: true })(response);
    });
    document.cookie = before;
    expect((await failureOf(http.request(post))).code).toBe('crumb');
    expect(server.requests).toHaveLength(calls);
  });

  /** How scripts of a page add a header of their own to every call. */
  const wrappers: Readonly<Record<string, (init?: RequestInit) => RequestInit>> = {
    'assigns plain headers': (init = {}) =>
      Object.assign(init, { headers: Object.assign({ 'X-Trace': '1' }, init.headers) }),
    'spreads plain headers': (init) => ({ ...init, headers: { ...init?.headers, 'X-Trace': '1' } }),
    'makes Headers': (init) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Trace', '1');
      return { ...init, headers };
    },
  };

  it.each(Object.entries(wrappers))(
    'keeps its own when a script of the page %s',
    async (_, add) => {
      const { http, server } = await serve(ok);
      const own = fetch;
      vi.stubGlobal('fetch', (input: string, init?: RequestInit) => own(input, add(init)));
      await http.request(post);
      expect(server.requests[0]?.body).toBe('{"a":1}');
      expect(server.requests[0]?.headers).toMatchObject({
        'content-type': 'application/json',
        'x-csrf-token': 'abc+1',
        'x-trace': '1',
      });
    },
  );

  it('sends JSON and no cart token', async () => {
    const { http, server } = await serve(ok);
    await http.request(post);
    expect(server.requests[0]?.body).toBe('{"a":1}');
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
    expect(server.requests[0]?.headers).not.toHaveProperty('x-cart-token');
  });

  it('never takes an answer from the browser’s cache and outlives the page on request', async () => {
    const seen: Request[] = [];
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      seen.push(new Request(input, init));
      return Response.json({ id: '1' });
    };
    const http = createHttp({ origin: 'http://shop.test', clock: createEagerClock().clock, fetch });
    await http.request({ ...post, keepalive: true });
    expect(seen[0]).toMatchObject({
      cache: 'no-cache',
      keepalive: true,
      credentials: 'same-origin',
    });
    await http.request({ ...post, keepalive: true, json: { note: 'x'.repeat(20_000) } });
    expect(seen[1]?.keepalive).toBe(false);
  });

  it.each([
    ['a body that is no JSON', { ...post, json: { count: 1n } }, {}],
    ['a header that no request can have', post, { getLocale: () => '日本語' }],
    ['a signal that was aborted before', { ...post, signal: AbortSignal.abort() }, {}],
  ])('is not sent with %s, and its error says so', async (_, call, options) => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const { clock } = createEagerClock();
    const http = createHttp({ origin: 'http://shop.test', clock, fetch, ...options });
    await expect(http.request(call)).rejects.toMatchObject({ isUnsent: true });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['that was offline', false, { isUnsent: true, isRepeat: false }],
    ['that may have arrived', true, { isRepeat: true }],
  ])('that is aborted before its next try tells of the one %s', async (_, onLine, told) => {
    vi.stubGlobal('navigator', { onLine });
    const life = new AbortController();
    const { clock } = createEagerClock();
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    const http = createHttp({
      origin: 'http://shop.test',
      clock: {
        ...clock,
        setTimeout(run, ms) {
          if (ms === 300) queueMicrotask(() => life.abort());
          return clock.setTimeout(ms === 300 ? () => undefined : run, ms);
        },
      },
      fetch,
    });
    const call = { ...post, idempotencyKey: 'key', signal: life.signal };
    expect(await failureOf(http.request(call))).toMatchObject({ code: 'aborted', ...told });
  });
});

describe('a call to another origin', () => {
  function createTokens(): CartTokenStore & { token: string | null } {
    return {
      token: null,
      get() {
        return this.token;
      },
      set(token) {
        this.token = token;
      },
      clear() {
        this.token = null;
      },
    };
  }

  it('sends a cart token instead of cookies and crumb, and keeps the one that comes back', async () => {
    const { server, clock } = await serve(
      answer(200, { id: '1' }, { 'X-Cart-Token': 'tok-1' }),
      ok,
    );
    vi.stubGlobal('location', { origin: 'https://blog.test', protocol: 'https:' });
    const credentials: string[] = [];
    const cartToken = createTokens();
    const http = createHttp({
      origin: server.origin,
      clock,
      cartToken,
      fetch: (input, init) => {
        credentials.push(String(init?.credentials));
        return fetch(input, init);
      },
    });
    await http.request(get);
    await http.request(post);
    const headers = server.requests.map((request) => request.headers);
    expect(headers.map((each) => each['x-cart-token'])).toEqual(['new', 'tok-1']);
    expect(headers[1]).not.toHaveProperty('x-csrf-token');
    expect(credentials).toEqual(['omit', 'omit']);
    expect(cartToken.token).toBe('tok-1');
  });

  it('keeps the token by itself when no store is given', async () => {
    const { server, clock } = await serve(answer(200, { id: '1' }, { 'X-Cart-Token': 'tok-2' }));
    vi.stubGlobal('location', { origin: 'https://blog.test', protocol: 'https:' });
    const http = createHttp({ origin: server.origin, clock });
    await http.request(get);
    await http.request(get);
    expect(server.requests[1]?.headers['x-cart-token']).toBe('tok-2');
  });

  it('keeps the token that comes with a refusal', async () => {
    const { server, clock } = await serve(answer(410, {}, { 'X-Cart-Token': 'tok-3' }));
    vi.stubGlobal('location', { origin: 'https://blog.test', protocol: 'https:' });
    const cartToken = createTokens();
    await failureOf(createHttp({ origin: server.origin, clock, cartToken }).request(get));
    expect(cartToken.token).toBe('tok-3');
  });
});

describe('failures', () => {
  it.each([
    [400, {}, 'rejected'],
    [401, {}, 'rejected'],
    [403, {}, 'rejected'],
    [403, { crumbFail: true }, 'crumb'],
    [400, { crumbFail: true }, 'crumb'],
    [404, {}, 'not-found'],
    [410, {}, 'gone'],
    [422, {}, 'rejected'],
    [429, {}, 'rate-limited'],
    [500, { crumbFail: true }, 'server'],
    [501, {}, 'server'],
  ])('turns %i %j into the code %s', async (status, body, code) => {
    const { http } = await serve(answer(status, body));
    expect(await failureOf(http.request(get))).toMatchObject({ code, status, body });
  });

  it('platform §8: "A not-found error carries a path"', async () => {
    const { http } = await serve(answer(404, {}));
    const error = await failureOf(http.request({ ...get, path: '/api/pages/about' }));
    expect(error).toMatchObject({ code: 'not-found', path: '/api/pages/about' });
  });

  it('hands on the server’s message and the whole body', async () => {
    const body = { error: 'Only 2 are left.', code: 'out-of-stock', errors: { qty: 'Too many' } };
    const { http } = await serve(answer(422, body));
    const error = await failureOf(http.request(post));
    expect(error).toMatchObject({ serverMessage: 'Only 2 are left.', body });
    expect(error.message).toBe('POST /api/entries answered 422');
  });

  it('takes an HTML error page for what its status says', async () => {
    const { http } = await serve(answer(500, '<h1>Oops</h1>', { 'content-type': 'text/html' }));
    expect(await failureOf(http.request(get))).toMatchObject({
      code: 'server',
      serverMessage: null,
      body: null,
    });
  });

  it.each([
    ['an HTML page', '<!doctype html><p>Sign in to the Wi-Fi'],
    ['broken JSON', '{"id":'],
    ['an empty answer', ''],
    ['other JSON', '{"id":7}'],
  ])('calls %s where JSON was agreed an unexpected answer', async (_, body) => {
    const { http, server } = await serve(answer(200, body));
    expect(await failureOf(http.request(get))).toMatchObject({
      code: 'unexpected-answer',
      status: 200,
    });
    expect(server.requests).toHaveLength(1);
  });

  it('accepts an empty answer where the schema does', async () => {
    const { http } = await serve((response) => response.writeHead(204).end());
    expect(await http.request({ ...post, schema: () => z.unknown() })).toBeUndefined();
  });

  it('says offline when no server answers', async () => {
    const { http, server, waits } = await serve(ok);
    await server.close();
    const error = await failureOf(http.request(get));
    expect(error).toMatchObject({ code: 'offline', status: null });
    expect(error.cause).toHaveProperty('name', 'TypeError');
    expect(waits).toEqual([300, 1000]);
  });
});

describe('time limits and aborting', () => {
  async function serveOnManualClock(...steps: Step[]) {
    const { server } = await serve(...steps);
    const clock = createManualClock();
    return { server, clock, http: createHttp({ origin: server.origin, clock }) };
  }

  it.each([
    ['no answer', stayAway],
    ['a body that stalls', stallInBody],
  ])('ends a call with %s after ten seconds', async (_, step) => {
    const { http, clock, server } = await serveOnManualClock(step);
    const failure = failureOf(http.request(post));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await clock.advance(10_000);
    expect(await failure).toMatchObject({ code: 'timeout', status: null });
    expect(clock.pending()).toBe(0);
  });

  it('repeats a GET that ran out of time, but no POST', async () => {
    const { http, clock, server } = await serveOnManualClock(stayAway, ok);
    const result = http.request({ ...get, timeout: 2000 });
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await clock.advance(2300);
    expect(await result).toEqual({ id: 'cart-1' });

    const posting = await serveOnManualClock(stayAway);
    const failure = failureOf(posting.http.request(post));
    await vi.waitFor(() => expect(posting.server.requests).toHaveLength(1));
    await posting.clock.advance(10_000);
    expect(await failure).toMatchObject({ code: 'timeout' });
    expect(posting.clock.pending()).toBe(0);
  });

  it('repeats a POST with a key once when it ran out of time', async () => {
    const { http, clock, server } = await serveOnManualClock(stayAway);
    const failure = failureOf(http.request({ ...post, idempotencyKey: 'k' }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await clock.advance(10_300);
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    await clock.advance(10_000);
    expect(await failure).toMatchObject({ code: 'timeout', isRepeat: true });
    expect(clock.pending()).toBe(0);
  });

  it('ends at once when aborted on the way, and leaves no timer', async () => {
    const { http, clock, server } = await serveOnManualClock(stayAway);
    const controller = new AbortController();
    const failure = failureOf(http.request({ ...get, signal: controller.signal }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort('left the page');
    expect(await failure).toMatchObject({ code: 'aborted', cause: 'left the page' });
    expect(clock.pending()).toBe(0);
  });

  it('sends nothing when it was aborted before', async () => {
    const { http, server } = await serveOnManualClock(ok);
    const failure = await failureOf(http.request({ ...get, signal: AbortSignal.abort() }));
    expect(failure.code).toBe('aborted');
    expect(server.requests).toHaveLength(0);
  });

  it('stops waiting for a repeat when aborted', async () => {
    const { server } = await serve(answer(503, {}));
    const clock = createManualClock();
    const set = vi.spyOn(clock, 'setTimeout');
    const http = createHttp({ origin: server.origin, clock });
    const controller = new AbortController();
    const failure = failureOf(http.request({ ...get, signal: controller.signal }));
    await vi.waitFor(() => expect(set).toHaveBeenLastCalledWith(expect.anything(), 300));
    controller.abort();
    expect((await failure).code).toBe('aborted');
    expect(clock.pending()).toBe(0);
    expect(server.requests).toHaveLength(1);
  });
});
