// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../../core/net/index.js';
import { answer, hangUp } from './scripted-server.js';
import { failureOf, get, ok, post, serve } from './served-http.js';

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

  it('sends neither key nor order and repeats no POST where the server ignores keys', async () => {
    const { server, clock } = await serve(hangUp);
    const http = createHttp({ origin: server.origin, clock, honoursKeys: () => false });
    await failureOf(http.request({ ...post, idempotencyKey: 'key-1', intentOrder: 'page;3' }));
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers).not.toHaveProperty('idempotency-key');
    expect(server.requests[0]?.headers).not.toHaveProperty('intent-order');
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
