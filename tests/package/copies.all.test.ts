import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kill, openCopies, restart } from '../faults/copies/copies.mjs';
import { hasHaproxy, openHaproxy } from '../faults/copies/haproxy.mjs';
import { bought, createBrowser, startTraffic } from '../faults/database/clients.mjs';
import { findPostgres, openCluster } from '../faults/database/cluster.mjs';
import { item } from '../faults/database/play.mjs';
import { judge } from '../faults/database/verdict.mjs';

interface Answer {
  readonly status: number | string;
  readonly headers: Headers;
  readonly text: string;
}
interface SentCart {
  readonly entries: readonly { readonly id: string; readonly quantity: number }[];
}

const programs = findPostgres();
const missing = [
  ...(programs === null ? ['PostgreSQL'] : []),
  ...(hasHaproxy() ? [] : ['haproxy']),
  ...(existsSync('dist/examples/start.js') ? [] : ['the build']),
];
const reason = missing.length === 0 ? '' : ` (skipped: without ${missing.join(' and ')})`;

const count = 4;
const signups = { calls: 20, seconds: 600 };
const cartPath = '/api/commerce/shopping-cart';
const restockPath = '/api/site-users/account/notifications/restock';
const ownerPassword = 'vitrine-faults-owner';

const isRedirect = ({ status }: { status: number | string }) => status === 303;
const readCart = ({ text }: Answer) => JSON.parse(text) as SentCart;
const key = () => ({ 'idempotency-key': randomUUID() });

describe.skipIf(missing.length > 0)(`Copies behind haproxy${reason}`, () => {
  let cluster: Awaited<ReturnType<typeof openCluster>>;
  let opened: Awaited<ReturnType<typeof openCopies>>;
  /** By the number of copies behind each. */
  const balancers = new Map<number, Awaited<ReturnType<typeof openHaproxy>>>();

  beforeAll(async () => {
    cluster = await openCluster(programs);
    const limits = Object.fromEntries(
      ['reads', 'changes', 'checkout', 'pages', 'submissions', 'tracking', 'trackingKilobytes'].map(
        (kind) => [kind, { calls: 1_000_000, seconds: 60 }],
      ),
    );
    opened = await openCopies({
      count,
      databaseUrl: cluster.url,
      environment: { DRAIN_SECONDS: '1', RATE_LIMITS: JSON.stringify({ ...limits, signups }) },
    });
    for (const behind of [1, count]) {
      const ports = opened.ports.slice(0, behind);
      balancers.set(behind, await openHaproxy({ ports, isHurried: true }));
    }
  });

  afterAll(async () => {
    for (const balancer of balancers.values()) await balancer.close();
    await opened.close();
    cluster.close();
  });

  const originOf = (behind: number) => balancers.get(behind)?.origin ?? '';

  /** A browser, and the names of the copies that have answered it. */
  function visit(behind: number) {
    const browser = createBrowser(originOf(behind));
    const copies = new Set<string | null>();
    return {
      copies,
      async send(path: string, message?: object, isDone?: (answer: Answer) => boolean) {
        const answer: Answer = await browser.insist(path, message, isDone);
        copies.add(answer.headers.get('x-copy'));
        return answer;
      },
    };
  }

  describe.each([1, count])('%i', (behind) => {
    it('serve the journey of a visitor whose calls go to each in turn', async () => {
      const { send, copies } = visit(behind);
      await send(cartPath);
      await send(`${cartPath}/entries`, {
        method: 'POST',
        json: { ...item, quantity: 1 },
        headers: key(),
      });
      const { entries } = readCart(await send(cartPath));
      expect(entries.map(({ quantity }) => quantity)).toEqual([1]);
      await send(`${cartPath}/entries/${entries[0]?.id}`, {
        method: 'PUT',
        json: { quantity: 3 },
        headers: key(),
      });
      const form = { ...bought, idempotencyKey: randomUUID() };
      const placed = await send('/checkout', { method: 'POST', form }, isRedirect);
      const order = placed.headers.get('location') ?? '';
      for (let n = 0; n < count; n += 1) expect((await send(order)).text).toContain('Ada Lovelace');
      // A stranger sees the number alone, whichever copy is asked.
      const stranger = visit(behind);
      for (let n = 0; n < count; n += 1) {
        expect((await stranger.send(order)).text).not.toContain('Lovelace');
      }
      const names = Array.from({ length: behind }, (_, index) => `copy${index + 1}`);
      expect([...copies].sort()).toEqual(names);
      expect([...stranger.copies].sort()).toEqual(names);
    });

    it('know the session of the owner, and its end', async () => {
      const { send } = visit(behind);
      await send('/owner/sign-in');
      const form = { password: ownerPassword };
      const entered = await send('/owner/sign-in', { method: 'POST', form }, isRedirect);
      expect(entered.headers.get('location')).toBe('/owner');
      for (let n = 0; n < count; n += 1) await send('/owner/security');
      await send('/owner/sign-out', { method: 'POST', form: {} }, isRedirect);
      for (let n = 0; n < count; n += 1) await send('/owner/security', {}, isRedirect);
    });
  });

  it('count an address together, whatever it says about itself', async () => {
    const { send, copies } = visit(count);
    await send(cartPath);
    const statuses: (number | string)[] = [];
    const json = {
      productId: item.itemId,
      variantId: item.sku,
      siteVisitorEmail: 'ada@example.com',
      isJoinMailingList: false,
    };
    for (let n = 0; n < signups.calls + count; n += 1) {
      const message = { method: 'POST', json, headers: { 'x-forwarded-for': `10.0.0.${n}` } };
      statuses.push((await send(restockPath, message, () => true)).status);
    }
    expect(statuses.map((status) => status === 429)).toEqual([
      ...Array<boolean>(signups.calls).fill(false),
      ...Array<boolean>(count).fill(true),
    ]);
    expect(copies.size).toBe(count);
  });

  it('restart without a failed request, and lose nothing when one is killed', async () => {
    await cluster.query('truncate orders, form_submissions, tracked_events cascade');
    const traffic = startTraffic({ origin: originOf(count), item, each: 1 });
    const [first, second] = opened.copies;
    await restart(first);
    expect(traffic.count('cut', 'refused', 500, 502, 503, 504)).toBe(0);
    await kill(second);
    await traffic.stop();
    expect(traffic.problems).toEqual([]);
    const rows = await judge(cluster.query, traffic.acknowledged);
    expect(rows.map(({ kind, lost, doubled }) => [kind, lost, doubled])).toEqual(
      ['adds', 'orders', 'submissions', 'events'].map((kind) => [kind, 0, 0]),
    );
    expect(rows.every(({ acknowledged }) => acknowledged > 0)).toBe(true);
  });
});
