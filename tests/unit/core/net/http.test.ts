// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  createHttp,
  NetError,
  type Call,
  type CartTokenStore,
} from '../../../../core/net/index.js';
import type { Clock } from '../../../../core/runtime/index.js';
import { createManualClock } from '../../../support/manual-clock.js';
import {
  answer,
  hangUp,
  startScriptedServer,
  stallInBody,
  stayAway,
  type Step,
} from './scripted-server.js';

const idSchema = z.object({ id: z.string() });
const schema = () => idSchema;
const ok = answer(200, { id: 'cart-1' });
const get: Call<{ id: string }> = { method: 'GET', path: '/api/cart', schema };
const post: Call<{ id: string }> = { method: 'POST', path: '/api/entries', json: { a: 1 }, schema };

/** Retry waits are noted and over at once; time limits never run out. */
function createEagerClock(now = Date.UTC(2026, 0, 1)) {
  const waits: number[] = [];
  const clock: Clock = {
    now: () => now,
    setTimeout(run, ms) {
      if (ms >= 10_000) return () => undefined;
      waits.push(ms);
      const timer = setImmediate(run);
      return () => clearImmediate(timer);
    },
  };
  return { clock, waits };
}

const closers: (() => Promise<void>)[] = [];

async function serve(...steps: Step[]) {
  const server = await startScriptedServer(...steps);
  closers.push(server.close);
  vi.stubGlobal('location', { origin: server.origin, protocol: 'http:' });
  vi.stubGlobal('document', { cookie: 'other=1; crumb=abc%2B1' });
  const { clock, waits } = createEagerClock();
  return { server, waits, clock, http: createHttp({ origin: server.origin, clock }) };
}

async function failureOf(promise: Promise<unknown>): Promise<NetError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof NetError) return error;
  throw new Error('expected a NetError', { cause: error });
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(closers.splice(0).map((close) => close()));
});

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

  it('sends the crumb cookie as X-CSRF-Token on everything but GET', async () => {
    const { http, server } = await serve(ok);
    await http.request(get);
    await http.request(post);
    await http.request({ ...get, method: 'PUT' });
    await http.request({ ...get, method: 'DELETE' });
    const crumbs = server.requests.map(({ headers }) => headers['x-csrf-token']);
    expect(crumbs).toEqual([undefined, 'abc+1', 'abc+1', 'abc+1']);
  });

  it('sends JSON and no cart token', async () => {
    const { http, server } = await serve(ok);
    await http.request(post);
    expect(server.requests[0]?.body).toBe('{"a":1}');
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
    expect(server.requests[0]?.headers).not.toHaveProperty('x-cart-token');
  });

  it('never takes an answer from the browser’s cache and outlives the page on request', async () => {
    const seen: Request[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      seen.push(new Request(input));
      return Response.json({ id: '1' });
    };
    const http = createHttp({ origin: 'http://shop.test', clock: createEagerClock().clock, fetch });
    await http.request({ ...post, keepalive: true });
    expect(seen[0]).toMatchObject({
      cache: 'no-cache',
      keepalive: true,
      credentials: 'same-origin',
    });
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
        if (input instanceof Request) credentials.push(input.credentials);
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

describe('repeating', () => {
  const unavailable = answer(503, { error: 'Busy.' });

  it('repeats a GET after a 503 and answers the success', async () => {
    const { http, waits, server } = await serve(unavailable, ok);
    expect(await http.request(get)).toEqual({ id: 'cart-1' });
    expect(waits).toEqual([300]);
    expect(server.requests).toHaveLength(2);
  });

  it('gives up after two repeats', async () => {
    const { http, waits, server } = await serve(unavailable);
    expect(await failureOf(http.request(get))).toMatchObject({ code: 'server', status: 503 });
    expect(waits).toEqual([300, 1000]);
    expect(server.requests).toHaveLength(3);
  });

  it.each([
    ['a 503', unavailable],
    ['a lost connection', hangUp],
  ])('never repeats a POST without a key after %s', async (_, step) => {
    const { http, server } = await serve(step, ok);
    await failureOf(http.request(post));
    expect(server.requests).toHaveLength(1);
  });

  it('repeats a POST with a key under the same key and with the same body', async () => {
    const { http, server } = await serve(hangUp, unavailable, ok);
    await http.request({ ...post, idempotencyKey: 'key-1' });
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
    expect(server.requests.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}']);
  });

  it('keeps the turn of a change over its repeats', async () => {
    const { http, server } = await serve(hangUp, ok);
    await http.request({ ...post, idempotencyKey: 'key-1', intentOrder: 'page;3' });
    const turns = server.requests.map(({ headers }) => headers['intent-order']);
    expect(turns).toEqual(['page;3', 'page;3']);
  });

  it.each([
    ['seconds', '2', 2000],
    ['a date', new Date(Date.UTC(2026, 0, 1, 0, 0, 4)).toUTCString(), 4000],
  ])('waits as long as a Retry-After in %s asks', async (_, value, wait) => {
    const { http, waits } = await serve(answer(429, {}, { 'Retry-After': value }), ok);
    await http.request(get);
    expect(waits).toEqual([wait]);
  });

  it('gives up when Retry-After is longer than five seconds, and says how long', async () => {
    const { http, server } = await serve(answer(503, {}, { 'Retry-After': '6' }), ok);
    expect(await failureOf(http.request(get))).toMatchObject({ retryAfter: 6000 });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['an HTML page', answer(200, '<p>Sign in to the Wi-Fi')],
    ['broken JSON', answer(200, '{"id":')],
    ['an empty answer', answer(204, '')],
    ['another shape', answer(200, { id: 7 })],
    ['a 500 without JSON', answer(500, '<h1>Oops</h1>')],
    ['a 401 without JSON', answer(401, '<h1>Who are you?</h1>')],
    ['a 413 without JSON', answer(413, '')],
  ])('repeats a change with a key after %s', async (_, step) => {
    const { http, server } = await serve(step, ok);
    expect(await http.request({ ...post, idempotencyKey: 'key-1' })).toEqual({ id: 'cart-1' });
    expect(server.requests[1]?.headers['idempotency-key']).toBe('key-1');
  });

  it('repeats a change with a key three times while it is in doubt', async () => {
    const { http, waits, server } = await serve(hangUp);
    await failureOf(http.request({ ...post, idempotencyKey: 'key-1' }));
    expect(waits).toEqual([300, 1000, 3000]);
    expect(server.requests).toHaveLength(4);
  });

  it('waits for a limit between the tries of a change in doubt', async () => {
    const { http, waits } = await serve(hangUp, answer(429, {}, { 'Retry-After': '2' }), ok);
    expect(await http.request({ ...post, idempotencyKey: 'key-1' })).toEqual({ id: 'cart-1' });
    expect(waits).toEqual([300, 2000]);
  });

  it('neither sends a key nor repeats a POST where the server ignores keys', async () => {
    const { server, clock } = await serve(hangUp);
    const http = createHttp({ origin: server.origin, clock, honoursKeys: () => false });
    await failureOf(http.request({ ...post, idempotencyKey: 'key-1' }));
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);
  });

  it('knows that nothing was sent while the browser is offline', async () => {
    const { http, server, waits } = await serve(ok);
    await server.close();
    vi.stubGlobal('navigator', { onLine: false });
    const error = await failureOf(http.request({ ...post, idempotencyKey: 'key-1' }));
    expect(error).toMatchObject({ code: 'offline', isUnsent: true, isRepeat: false });
    expect(waits).toEqual([300, 1000]);
  });

  it('says of a refusal whether an earlier try may have been carried out', async () => {
    const refused = answer(429, {});
    const keyed = { ...post, idempotencyKey: 'key-1' };
    const { http } = await serve(hangUp, refused, refused);
    const repeated = await failureOf(http.request(keyed));
    expect(repeated).toMatchObject({ code: 'rate-limited', isRepeat: true });
    const first = await failureOf(http.request(keyed));
    expect(first).toMatchObject({ code: 'rate-limited', isRepeat: false });
  });

  it('does not repeat a rate-limited POST, even with a key', async () => {
    const { http, server } = await serve(answer(429, {}, { 'Retry-After': '1' }), ok);
    const error = await failureOf(http.request({ ...post, idempotencyKey: 'key-1' }));
    expect(error).toMatchObject({ code: 'rate-limited', status: 429, retryAfter: 1000 });
    expect(server.requests).toHaveLength(1);
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
