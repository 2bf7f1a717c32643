import { request as ask, type IncomingMessage } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerBodies } from '../../shop/owner/owner-pages.js';
import { pageBodies } from '../../shop/pages/create-pages.js';
import { findLargeBody } from '../../shop/server/ground/http/index.js';
import { largeBodies } from '../../shop/server/open-domains.js';
import { products } from '../../examples/marram/catalogue/products.js';
import { listen, type ListeningServer } from '../../shop/start/listen.js';
import { createReadiness } from '../../shop/start/readiness.js';
import { lessons } from '../../examples/marram/lessons.js';
import { hasNginx, openNginx } from '../bench/pages/nginx.mjs';
import { guardedChanges } from './guarded-changes.js';
import { noLimits } from './limits.js';
import { describeShop } from './open-shop.js';
import { createVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const title = hasNginx() ? 'nginx.conf' : 'nginx.conf (skipped: nginx is not installed)';
const ownerPassword = 'correct horse battery';

/** What a visitor is without any choice; the proxy divides visitors by chance otherwise. */
const fresh = 'experiments=hero-call.control~gift-note.on; experimentUnit=known';
const shared = ['/', '/shop/dune-mug', '/lessons/wedging'];

/** Addresses of the same pages that make the shop look at more of a request. */
const askingMore = [
  '?currency=EUR',
  '?theme=dusk',
  '?lang=de',
  '?cookiePolicy=asked',
  '?problem=crumb',
  '?cartCode=none',
  '?reviews=all',
];

const hostile = ['JPY', 'de', 'https://evil.example/', 'same-origin'];
const hostileCookies = [
  'currency=JPY',
  'theme=tide',
  'lang=de',
  'cookiePolicy=strict',
  'OWNER=x',
  'MEMBER=x',
  'MEMBERSESSION=x',
  'CART=x',
  'crumb=x; BROWSER=x',
];

/** Notes which headers of requests are read, by the shop and by what it is made of. */
function noteReads(request: Request, names: Set<string>): Request {
  const headers = new Proxy(request.headers, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: readonly unknown[]) => {
        const [name] = given;
        if (typeof name === 'string') names.add(name.toLowerCase());
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
  return Object.defineProperty(request, 'headers', { value: headers });
}

describeShop('The pages behind a proxy', (shop) => {
  describe.skipIf(!hasNginx())(title, () => {
    let server: ListeningServer;
    let proxy: Awaited<ReturnType<typeof openNginx>>;
    const names = new Set<string>();

    beforeAll(async () => {
      const open = await shop.open({
        products,
        ownerPassword,
        rateLimits: noLimits,
        trustProxy: true,
      });
      addPages(open);
      let port = 0;
      server = await listen({
        fetch: (request, env) =>
          open.app.fetch(request.method === 'GET' ? noteReads(request, names) : request, env),
        port: 0,
        maxConnections: 100,
        times: { farewell: 20, grace: 100 },
        onListening: (taken) => (port = taken),
      });
      const direct = `http://127.0.0.1:${port}`;
      for (const page of shared) {
        for (const query of ['', ...askingMore]) await send(page + query, {}, { origin: direct });
      }
      proxy = await openNginx(direct);
    });

    afterAll(async () => {
      await proxy.close();
      await server.stop(createReadiness(), 0);
    });

    /** Sends any header, as a hostile client does. */
    async function send(
      path: string,
      headers: Record<string, string> = {},
      { origin = proxy.origin, method = 'GET', body = '' } = {},
    ) {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        ask(new URL(path, origin), { method, headers, agent: false })
          .once('response', resolve)
          .once('error', reject)
          .end(body);
      });
      const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
      return { status: response.statusCode, headers: response.headers, text };
    }

    /** Who comes after others, without a choice of their own. */
    const arrive = (path: string) => send(path, { Cookie: fresh });

    // Of one length, which the answer names.
    let visits = 100_000;

    /** What the next visitor gets at an address where only this request was before; the address differs, the page does not. */
    async function afterOne(
      page: string,
      headers: Record<string, string>,
      options: { readonly method?: string; readonly body?: string } = {},
    ) {
      visits += 1;
      const mark = `v${visits}v`;
      const first = await send(`${page}?visit=${mark}`, headers, options);
      const next = await arrive(`${page}?visit=${mark}`);
      const { 'x-cache': cache, 'x-request-id': id, date: _, etag: _tag, ...rest } = next.headers;
      // Hostile ids included, and what the proxy has drawn for the first visitor.
      const told = [...Object.values(headers), first.headers['set-cookie'] ?? []].join();
      return {
        cache,
        page: {
          status: next.status,
          isNamedByOther: told.includes(String(id)),
          headers: rest,
          text: next.text.replaceAll(mark, ''),
        },
      };
    }

    const pageOf = async (page: string) => (await afterOne(page, { Cookie: fresh })).page;

    it('shows the next visitor what a header of somebody else does not change', async () => {
      // Else nothing would be proved.
      expect([...names]).toEqual(
        expect.arrayContaining(['x-currency', 'cookie', 'referer', 'x-forwarded-host']),
      );
      const changed: string[] = [];
      for (const page of shared) {
        const usual = await pageOf(page);
        expect(usual.status).toBe(200);
        for (const name of names) {
          for (const value of hostile) {
            const { page: seen } = await afterOne(page, { Cookie: fresh, [name]: value });
            if (!isDeepStrictEqual(seen, usual)) changed.push(`${page} by ${name}: ${value}`);
          }
        }
      }
      expect(changed).toEqual([]);
    });

    it('keeps what the header of somebody else asked for, since the header did not reach the shop', async () => {
      const { cache } = await afterOne('/shop/dune-mug', { Cookie: fresh, 'X-Currency': 'JPY' });
      expect(cache).toBe('HIT');
    });

    it.each(hostileCookies)('shows the next visitor nothing of the cookie %s', async (cookie) => {
      for (const page of shared) {
        const { page: seen } = await afterOne(page, { Cookie: `${fresh}; ${cookie}` });
        expect([page, seen]).toEqual([page, await pageOf(page)]);
      }
    });

    it.each([
      ['of another method', {}, { method: 'HEAD' }],
      ['that changes something', {}, { method: 'POST' }],
      ['with a body', { 'Content-Length': '12' }, { body: 'currency=JPY' }],
      ['at another host', { Host: 'evil.example' }, {}],
    ])('shows the next visitor nothing of a request %s', async (_, headers, options) => {
      for (const page of shared) {
        const { page: seen } = await afterOne(page, { Cookie: fresh, ...headers }, options);
        expect([page, seen]).toEqual([page, await pageOf(page)]);
      }
    });

    it('shows the next visitor nothing that was drawn for the first', async () => {
      expect((await afterOne('/about', {})).page.isNamedByOther).toBe(false);
    });

    it('gives whoever has a choice the page of that choice, also after others', async () => {
      const yen = { Cookie: `${fresh}; currency=JPY` };
      expect((await send('/shop/dune-mug')).text).not.toContain('¥');
      expect((await send('/shop/dune-mug', yen)).text).toContain('¥');
      expect((await send('/shop/dune-mug', yen)).headers['x-cache']).toBe('HIT');
    });

    /** A browser that uses the proxy. */
    const browse = () => {
      const call = (url: string, init: RequestInit) =>
        fetch(proxy.origin + url.replace(/^https?:\/\/[^/]+/, ''), { ...init, redirect: 'manual' });
      return createVisitor({ request: call }).arrive();
    };

    it('opens the lessons of members to members alone', async () => {
      const member = await browse();
      const stranger = await browse();
      await member.submit('/join', {});
      const closed = lessons.filter(({ isOpen }) => !isOpen);
      expect(closed).not.toEqual([]);
      for (const {
        urlId,
        words: [word = ''],
      } of closed) {
        const page = `/lessons/${urlId}`;
        for (const [visitor, status] of [
          [stranger, 403],
          [member, 200],
          [stranger, 403],
          [member, 200],
        ] as const) {
          const answer = await visitor.send(page);
          const isRead = (await answer.text()).includes(word.slice(0, 20));
          expect([page, answer.status, isRead]).toEqual([page, status, status === 200]);
        }
      }
    });

    it.each(['?problem=crumb', '?problem', '?probl%65m=crumb'])(
      'knows the visitor of a page that answers a form: %s',
      async (query) => {
        const visitor = await browse();
        const crumb = visitor.cookies.get('crumb') ?? 'none';
        const answer = await visitor.send(`/shop/dune-mug${query}`);
        expect((await answer.text()).includes(crumb)).toBe(true);
        expect(visitor.cookies.get('crumb')).toBe(crumb);
      },
    );

    it('shows the owner’s panel to the owner alone', async () => {
      const owner = await browse();
      await owner.submit('/owner/sign-in', { password: ownerPassword });
      const usual = await pageOf('/');
      expect((await owner.send('/')).headers.get('Cache-Control')).toContain('private');
      expect((await pageOf('/')).text).toBe(usual.text);
    });

    it('lets through the largest body of every route that takes files', async () => {
      const type = 'multipart/form-data; boundary=b';
      const paths = new Map<number, string>();
      for (const route of Object.keys(guardedChanges)) {
        const path = (route.split(' ')[1] ?? '').replaceAll(/:\w+/g, 'x');
        const large = findLargeBody([...largeBodies, ...pageBodies, ...ownerBodies], {
          path,
          type,
        });
        if (large !== null) paths.set(large.maxSize, path);
      }
      for (const [size, path] of paths) {
        const { status } = await fetch(proxy.origin + path, {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: Buffer.alloc(size),
          redirect: 'manual',
        });
        expect([path, status]).not.toEqual([path, 413]);
      }
    });
  });
});
