// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { answer, hangUp } from './scripted-server.js';
import { failureOf, ok, post, serve } from './served-http.js';

const { schema: _, ...begun } = { ...post, idempotencyKey: 'key-1', intentOrder: 'page;1' };
const keyed = { ...post, idempotencyKey: 'key-1', intentOrder: 'page;2' };
const refused = answer(403, { crumbFail: true, error: 'Stale.' });

describe('a call whose first try was begun', () => {
  it('takes that try as its own', async () => {
    const { http, server } = await serve(ok);
    http.begin(begun);
    expect(await http.request(keyed)).toEqual({ id: 'cart-1' });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      body: '{"a":1}',
      headers: { 'idempotency-key': 'key-1', 'intent-order': 'page;1', 'x-csrf-token': 'abc+1' },
    });
  });

  it('takes it once', async () => {
    const { http, server } = await serve(ok);
    http.begin(begun);
    await http.request(keyed);
    await http.request(keyed);
    expect(server.requests).toHaveLength(2);
  });

  it('is repeated as any other, with the turn of its first try', async () => {
    const { http, waits, server } = await serve(hangUp, ok);
    http.begin(begun);
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    expect(await http.request(keyed)).toEqual({ id: 'cart-1' });
    expect(waits).toEqual([300]);
    expect(server.requests.map(({ headers }) => headers['intent-order'])).toEqual([
      'page;1',
      'page;1',
    ]);
  });

  it('fails with the response of the try', async () => {
    const { http } = await serve(answer(400, { error: 'Sold out.' }));
    http.begin(begun);
    expect(await failureOf(http.request(keyed))).toMatchObject({ serverMessage: 'Sold out.' });
  });

  it('is another one under another key', async () => {
    const { http, server } = await serve(ok);
    http.begin(begun);
    await http.request({ ...keyed, idempotencyKey: 'key-2' });
    expect(server.requests).toHaveLength(2);
  });

  // The refusal sets the crumb, perhaps before the request looks for it.
  it('is sent again with the crumb that its refusal has set', async () => {
    const { http, server, waits } = await serve(refused, ok);
    vi.stubGlobal('document', { cookie: '' });
    http.begin(begun);
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    vi.stubGlobal('document', { cookie: 'crumb=new' });
    expect(await http.request(keyed)).toEqual({ id: 'cart-1' });
    expect(server.requests[1]?.headers['x-csrf-token']).toBe('new');
    expect(waits).toEqual([]);
  });
});
