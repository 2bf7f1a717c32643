import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { canRun, statusOf, title, useBalancer } from './balanced-copies.js';

type Call = (path: string, init?: RequestInit) => Promise<Response>;

describe.skipIf(!canRun)(`The limit of ${title}`, () => {
  const { openCopy, balance } = useBalancer();
  const limit = 10;

  /** How many of so many requests an address is served. */
  async function count(call: Call, address: string, times = limit) {
    const statuses = [];
    for (let n = 0; n < times; n += 1) {
      statuses.push(await statusOf(call('/', { headers: { 'X-Forwarded-For': address } })));
    }
    return statuses.filter((status) => status === 200).length;
  }

  it('refuses an address as the shop does, before a copy is asked', async () => {
    const copy = await openCopy();
    const call = await balance([copy], { ownProxy: '127.0.0.1', requests: limit });
    expect(await count(call, '10.1.2.3', limit + 5)).toBe(limit);
    expect(copy.requests).toHaveLength(limit);
    const refused = await call('/', { headers: { 'X-Forwarded-For': '10.1.2.3' } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('10');
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect(await refused.json()).toEqual({
      error: 'Please try again in a few seconds.',
      code: 'rate-limited',
    });
  });

  it('counts a visitor who names other addresses', async () => {
    const copy = await openCopy();
    const call = await balance([copy], { requests: limit });
    const served = [await count(call, '10.1.2.3'), await count(call, '10.1.2.4')];
    // The one call that waits for haproxy counts too.
    expect(served.reduce((sum, n) => sum + n)).toBeLessThanOrEqual(limit);
  });

  it.each([
    ['of IPv4 alone', '10.1.2.3', '10.1.2.4', false],
    ['of IPv4 written as IPv6 alone', '::ffff:10.1.2.3', '::ffff:10.1.2.4', false],
    ['of IPv6 with those of its /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['of IPv6 of another /64 apart', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ])('counts an address %s', async (_, one, other, isShared) => {
    const call = await balance([await openCopy()], { ownProxy: '127.0.0.1', requests: limit });
    expect(await count(call, one, limit + 5)).toBe(limit);
    expect(await count(call, other)).toBe(isShared ? 0 : limit);
  });

  it('lets an address hold 200 connections', async () => {
    const { origin } = await balance([await openCopy()]);
    const port = Number(new URL(origin).port);
    const sockets = Array.from({ length: 210 }, () => connect(port, '127.0.0.1'));
    const ended: unknown[] = [];
    for (const socket of sockets) {
      // A refused connection may be reset.
      socket.on('error', () => undefined).once('close', () => ended.push(socket));
    }
    await vi.waitFor(() => expect(ended.length).toBeGreaterThanOrEqual(10));
    // One more may belong to the call that waited for haproxy.
    expect(ended.length).toBeLessThanOrEqual(11);
    for (const socket of sockets) socket.destroy();
  });
});
