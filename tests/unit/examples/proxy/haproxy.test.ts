import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { canRun, linesOf, statusOf, title, useBalancer } from './balanced-copies.js';

const keyed = { 'Idempotency-Key': '0f8fad5b-d9cb-469f-a165-70867728950e' };

describe.skipIf(!canRun)(title, () => {
  const { openCopy, balance } = useBalancer();

  it('sends each request to the next copy', async () => {
    const copies = [await openCopy(), await openCopy()];
    const call = await balance(copies);
    for (let n = 0; n < 6; n += 1) await call('/');
    expect(copies.map(({ requests }) => requests.length)).toEqual([3, 3]);
  });

  it('tells the copies whom it serves, whatever the visitor says', async () => {
    const copy = await openCopy();
    const call = await balance([copy]);
    const headers = {
      'X-Forwarded-For': '10.1.2.3',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'evil.example',
      'X-Request-Id': 'forged-request',
    };
    const { url } = await call('/', { headers });
    expect(copy.requests[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(url).host,
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('believes a proxy of its own', async () => {
    const copy = await openCopy();
    const call = await balance([copy], { ownProxy: '127.0.0.1' });
    const headers = {
      'X-Forwarded-For': '10.9.9.9, 10.1.2.3',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'shop.example',
      'X-Request-Id': 'name-of-request',
    };
    await call('/', { headers });
    await call('/');
    const [named, unnamed] = copy.requests;
    expect(named?.headers).toMatchObject({
      'x-forwarded-for': '10.1.2.3',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
      'x-request-id': 'name-of-request',
    });
    expect(unnamed?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  });

  describe('a copy that ends without an answer', () => {
    it.each<[string, string, RequestInit]>([
      ['a page', '/shop/dune-mug', {}],
      ['a keyed change', '/api/commerce/shopping-cart/entries', { method: 'POST', headers: keyed }],
      ['events', '/api/v1/clanker/events', { method: 'POST' }],
    ])('is followed by another one: %s', async (_, path, init) => {
      const body = init.method === 'POST' ? '{"quantity":1}' : null;
      const copies = [await openCopy(() => 'hang up'), await openCopy()];
      const call = await balance(copies);
      const statuses = [];
      for (let n = 0; n < 4; n += 1) statuses.push(await statusOf(call(path, { ...init, body })));
      expect(statuses).toEqual([200, 200, 200, 200]);
      const [dying, living] = copies;
      expect(dying?.requests).not.toEqual([]);
      expect(living?.requests.map((sent) => sent.body)).toEqual(Array(4).fill(body ?? ''));
    });

    it.each<[string, string, RequestInit]>([
      ['a form', '/checkout', { method: 'POST' }],
      ['a change without a key', '/api/commerce/shopping-cart/entries', { method: 'POST' }],
      ['a removal without a key', '/api/commerce/shopping-cart/entries/1', { method: 'DELETE' }],
      ['a sign-in', '/owner/sign-in', { method: 'POST' }],
    ])('is not followed by another one: %s', async (_, path, init) => {
      const copies = [await openCopy(() => 'hang up'), await openCopy(() => 'hang up')];
      const call = await balance(copies);
      const outcome = await statusOf(call(path, init)).catch(() => 'cut');
      expect([502, 'cut']).toContain(outcome);
      expect(linesOf(copies)).toEqual([`${init.method} ${path}`]);
    });
  });

  it('sends what did not reach a copy to another one, with a key or without', async () => {
    const copies = [await openCopy(), await openCopy()];
    const call = await balance(copies);
    await copies[0]?.close();
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push(await statusOf(call('/checkout', { method: 'POST', body: 'action=place' })));
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(copies[1]?.requests.map(({ body }) => body)).toEqual(Array(4).fill('action=place'));
  });

  it.each([429, 500, 503])('hands on an answer %i, and repeats nothing', async (status) => {
    const copies = [await openCopy(() => ({ status })), await openCopy(() => ({ status }))];
    const call = await balance(copies);
    expect(await statusOf(call('/', { headers: keyed }))).toBe(status);
    expect(linesOf(copies)).toEqual(['GET /']);
  });

  it('sends nothing to a copy that is not ready, and all again when it is', async () => {
    const copies = [await openCopy(() => ({ status: 418 })), await openCopy()];
    const [stopping] = copies;
    const call = await balance(copies);
    const inTurn = async () => [await statusOf(call('/')), await statusOf(call('/'))].sort();
    await vi.waitFor(async () => expect(await inTurn()).toEqual([200, 418]));
    if (stopping) stopping.health.ready = 503;
    await vi.waitFor(async () => expect(await inTurn()).toEqual([200, 200]));
    for (let n = 0; n < 10; n += 1) expect(await inTurn()).toEqual([200, 200]);
    if (stopping) stopping.health.ready = 200;
    await vi.waitFor(async () => expect(await inTurn()).toEqual([200, 418]));
  });

  it('keeps a slow visitor away from the copies', async () => {
    const copy = await openCopy();
    const call = await balance([copy], { requestTimeout: '300ms' });
    const slow = connect(Number(new URL(call.origin).port), '127.0.0.1');
    const received: string[] = [];
    slow.on('data', (chunk) => received.push(chunk.toString()));
    slow.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf of it');
    await once(slow, 'close');
    expect(received.join('')).toMatch(/^HTTP\/1\.1 408 /);
    expect(copy.begun).toEqual([]);
  });

  it('lets living copies say why none is ready, and says itself that none is there', async () => {
    const why = 'The database cannot be reached.';
    const copy = await openCopy(() => ({ status: 503, body: why }));
    const call = await balance([copy]);
    copy.health.ready = 503;
    await vi.waitFor(() => expect(call.log()).toContain("backend 'shop' has no server available"));
    expect(await (await call('/')).text()).toBe(why);
    await copy.close();
    await vi.waitFor(async () => {
      const answer = await call('/');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('2');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(await answer.text()).toBe('The shop cannot be reached. Please try again.');
    });
  });
});
