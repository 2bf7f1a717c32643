import { beforeAll, describe, expect, it } from 'vitest';
import { ownerBodies } from '../../shop/owner/owner-pages.js';
import { pageBodies } from '../../shop/pages/create-pages.js';
import { findLargeBody } from '../../shop/server/ground/http/index.js';
import { largeBodies } from '../../shop/server/open-domains.js';
import { buy, buyingOptions } from './buying.js';
import { guardedChanges, type Guarded } from './guarded-changes.js';
import { noLimits } from './limits.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mug, shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const params: Readonly<Record<string, string>> = {
  schemaName: 'page-view',
  itemId: 'item-mug',
  id: 'item-mug',
  formId: 'contact',
  entryId: 'some-entry',
  code: 'WELCOME10',
  urlId: 'mug',
};

const oddParts = ['%00', '%E0%A4%A', '..%2f..%2fetc', '%2f%2fevil.example', '__proto__'];

const senders: Readonly<Record<string, Record<string, string>>> = {
  'another site': { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  'a neighbouring host': { Origin: 'http://blog.shop.test', 'Sec-Fetch-Site': 'same-site' },
  'a neighbour that hides its origin': { 'Sec-Fetch-Site': 'same-site' },
  'a page of no origin': { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
};

const multipart = 'multipart/form-data; boundary=b';

/** The routes that take files, by what the limits of bodies say of their addresses. */
const largeRoutes = Object.keys(guardedChanges).flatMap((route) => {
  const [, path = ''] = route.split(' ');
  const large = findLargeBody([...largeBodies, ...pageBodies, ...ownerBodies], {
    path: path.replaceAll(/:\w+/g, 'x'),
    type: multipart,
  });
  return large === null ? [] : ([[route, large.from]] as const);
});

/** A body of a byte, which notices that it is read. */
function createBody() {
  let isRead = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.enqueue(new Uint8Array(1));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, isRead: () => isRead };
}

describeShop('Every route', (shop) => {
  let server: OpenShop;
  /** Signed in as the owner, with a cart and a purchase of their own: whatever a forged call could use. */
  let victim: TestVisitor;
  let plantedCrumb: string;
  /** Copies of the server: one that takes no large body beside another, one that an address has sent too many. */
  let full: OpenShop;
  let strict: OpenShop;
  let orderId: string;
  let subscription: string;

  beforeAll(async () => {
    const ownerPassword = 'correct horse battery';
    const reporter = { report: () => undefined, warn: () => undefined };
    const options = { ...buyingOptions, ownerPassword, rateLimits: noLimits, reporter };
    server = await shop.open(options);
    server.app.get('/a-fault', () => {
      throw new Error('This fault is part of the test.');
    });
    addPages(server);
    full = await shop.openCopy({ ...options, bodyBudget: 1 });
    const largeBodies = { calls: 1, seconds: 60 };
    strict = await shop.openCopy({ ...options, rateLimits: { ...noLimits, largeBodies } });
    for (const copy of [full, strict]) addPages(copy);
    victim = await server.visit();
    await victim.add(mug);
    orderId = await buy(server, victim.cookies.get('CART') ?? '');
    // The first add after a purchase tells that the cart is gone.
    await victim.add(mug);
    await victim.add(mug);
    await victim.submit('/owner/sign-in', { password: ownerPassword });
    const bought = await victim.submit('/api/3/commerce/cart/subscription', {
      itemId: 'item-coffee',
      sku: 'COFFEE',
    });
    const exchanged = await victim.send(bought.headers.get('Location') ?? '');
    subscription = exchanged.headers.get('Location') ?? '';
    plantedCrumb = (await server.visit()).cookies.get('crumb') ?? '';
  });

  const routesOf = (isWanted: (method: string) => boolean) => {
    const { routes } = server.app;
    const named = routes.filter(({ method, path }) => isWanted(method) && path !== '/*');
    return [...new Set(named.map(({ method, path }) => `${method} ${path}`))].sort();
  };

  function addressOf(route: string, part?: string): string {
    const [, path = ''] = route.split(' ');
    if (path === '/subscription') return subscription;
    if (path === '/gift-card') return `${path}?itemId=item-gift&sku=GIFT-25`;
    return path.replace(
      /:(\w+)/g,
      (_, name: string) => part ?? (name === 'orderId' ? orderId : (params[name] ?? name)),
    );
  }

  /** Sends as the victim's browser, whose cookies stay as they are. */
  async function send(
    route: string,
    given: {
      readonly body: 'form' | 'json';
      readonly crumb?: string;
      readonly headers?: Record<string, string>;
      readonly address?: string;
      readonly cookies?: Record<string, string>;
    },
  ): Promise<Response> {
    const [method = ''] = route.split(' ');
    const { form: fields, json } = guardedChanges[route] ?? {};
    const { crumb } = given;
    const jar = new Map([...victim.cookies, ...Object.entries(given.cookies ?? {})]);
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const headers = new Headers({ ...given.headers, Cookie: cookie.join('; ') });
    if (crumb !== undefined) headers.set('X-CSRF-Token', crumb);
    const isForm = given.body === 'form';
    if (!isForm && json !== undefined) headers.set('Content-Type', 'application/json');
    const sent = { ...fields, ...(crumb !== undefined && { crumb, _crumb: crumb }) };
    const body = isForm ? new URLSearchParams(sent) : JSON.stringify(json);
    const address = `${shopOrigin}${given.address ?? addressOf(route)}`;
    return server.app.request(address, { method, headers, ...(body !== undefined && { body }) });
  }

  const bodiesOf = ({ form: fields, json }: Guarded): readonly ('form' | 'json')[] =>
    fields === undefined ? ['json'] : json === undefined ? ['form'] : ['form', 'json'];

  /** The page that an answer leads to, in the victim's browser with the cookies of the answer. */
  async function follow(response: Response): Promise<Response> {
    const given = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const kept = [...victim.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const address = `${shopOrigin}${response.headers.get('Location') ?? ''}`;
    return server.app.request(address, { headers: { Cookie: [...kept, ...given].join('; ') } });
  }

  /** Whether the route asks the visitor to confirm the change on a page of the shop. */
  async function isCrumbRefusal(response: Response): Promise<boolean> {
    const page = response.headers.get('Location') ?? '';
    if (
      /[?&](problem|restock)=crumb$/.test(page) ||
      /^[/](order-link|subscriptions[/].+[/]open)$/.test(page)
    )
      return true;
    // The checkout says it on the page that its post leads to, for the browser that posted.
    const shown = /^[/](checkout|subscription)\b/.test(page) ? await follow(response) : response;
    return (await shown.text()).includes('Your session has expired.');
  }

  it('that may change something is known here', () => {
    const isChange = (method: string) => !['GET', 'ALL', 'OPTIONS', 'HEAD'].includes(method);
    expect(routesOf(isChange)).toEqual(Object.keys(guardedChanges).sort());
  });

  describe.each(Object.entries(guardedChanges))('%s', (route, guarded) => {
    it('refuses foreign pages, even with the visitor’s crumb', async () => {
      if (guarded.foreign === 'open') return;
      const crumb = victim.cookies.get('crumb') ?? '';
      for (const [sender, headers] of Object.entries(senders)) {
        for (const body of bodiesOf(guarded)) {
          const response = await send(route, { body, crumb, headers });
          const said = [sender, body, response.status, response.headers.get('Location')];
          if (guarded.foreign === 'page' && body === 'form') {
            expect(said).toEqual([sender, body, 303, expect.stringMatching(/=crumb$/)]);
          } else {
            expect(said).toEqual([sender, body, 403, null]);
            expect(await response.json()).toMatchObject({ code: 'origin-refused' });
          }
        }
      }
    });

    it('refuses a planted crumb, and none', async () => {
      for (const body of bodiesOf(guarded)) {
        const planted = { body, crumb: plantedCrumb, cookies: { crumb: plantedCrumb } };
        for (const given of [planted, { body }]) {
          const response = await send(route, given);
          if (guarded.withoutCrumb === undefined) {
            expect([body, await isCrumbRefusal(response)]).toEqual([body, true]);
          } else expect(response.status).toBeLessThan(500);
        }
      }
    });

    it('survives odd paths, and redirects to none but its own', async () => {
      const crumb = victim.cookies.get('crumb') ?? '';
      const [, path = ''] = route.split(' ');
      const odd = path.includes(':') ? oddParts.map((part) => addressOf(route, part)) : [];
      for (const address of [`//evil.example${path}`, `${path}/`, ...odd]) {
        const [body = 'json'] = bodiesOf(guarded);
        const response = await send(route, { body, crumb, address });
        expect([address, response.status < 500]).toEqual([address, true]);
        const location = response.headers.get('Location') ?? '/';
        expect(new URL(location, shopOrigin).origin).toBe(shopOrigin);
      }
    });
  });

  describe.each(largeRoutes)('%s, which takes files,', (route, from) => {
    /** Sends a large body as the victim's browser, and tells whether it was read. */
    async function sendLarge(
      to: OpenShop,
      headers: Record<string, string> = {},
      stream?: ReadableStream<Uint8Array>,
      address = addressOf(route),
    ) {
      const body = createBody();
      const cookie = [...victim.cookies].map(([name, value]) => [name, encodeURIComponent(value)]);
      const init: RequestInit & { readonly duplex: 'half' } = {
        method: 'POST',
        headers: {
          'Content-Type': from === 'call' ? 'application/octet-stream' : multipart,
          'Content-Length': '1000000',
          'X-CSRF-Token': victim.cookies.get('crumb') ?? '',
          Cookie: cookie.map((pair) => pair.join('=')).join('; '),
          ...headers,
        },
        body: stream ?? body.stream,
        duplex: 'half',
      };
      const { status } = await to.app.request(shopOrigin + address, init);
      return [status, body.isRead() ? 'read' : 'not read'] as const;
    }

    const lengths = [{}, { 'Transfer-Encoding': 'chunked' }];

    it('reads the body of those whom it knows, and of nobody else', async () => {
      const refusal = from === 'call' ? 403 : 303;
      for (const length of lengths) {
        expect(await sendLarge(server, length)).toEqual([expect.any(Number), 'read']);
        const unknown = { ...length, Cookie: '', 'X-CSRF-Token': '' };
        expect(await sendLarge(server, unknown)).toEqual([refusal, 'not read']);
        for (const headers of Object.values(senders)) {
          expect(await sendLarge(server, { ...length, ...headers })).toEqual([403, 'not read']);
        }
      }
    });

    it('reads the body of somebody without cookies whose browser names the page', async () => {
      const own = { Cookie: '', 'Sec-Fetch-Site': 'same-origin' };
      const [, isRead] = await sendLarge(server, own);
      expect(isRead).toBe(from === 'form' ? 'read' : 'not read');
    });

    it('counts the body before it reads it, unless it is the owner’s', async () => {
      const isCounted = from !== 'owner';
      await sendLarge(strict);
      for (const length of lengths) {
        expect(await sendLarge(strict, length)).toEqual(
          isCounted ? [429, 'not read'] : [expect.any(Number), 'read'],
        );
      }
    });

    /** Sends a body that holds the budget; it is answered when it is ended. */
    async function holdBudget(headers: Record<string, string> = {}, address?: string) {
      let close: () => void = () => undefined;
      let answer: Promise<unknown> = Promise.resolve();
      await new Promise<void>((resolve) => {
        const endless = new ReadableStream<Uint8Array>(
          {
            pull(controller) {
              close = () => controller.close();
              resolve();
              return new Promise<void>(() => undefined);
            },
          },
          { highWaterMark: 0 },
        );
        answer = sendLarge(full, headers, endless, address);
      });
      return () => {
        close();
        return answer;
      };
    }

    it('reads no body beyond the budget of all, until another one ends', async () => {
      const end = await holdBudget();
      for (const length of lengths) {
        expect(await sendLarge(full, length)).toEqual([503, 'not read']);
      }
      await end();
      expect(await sendLarge(full)).toEqual([expect.any(Number), 'read']);
    });

    it('reads none beside strangers who fill the budget, unless it is the owner’s', async () => {
      const end = await holdBudget({ 'Content-Type': multipart }, '/forms/contact');
      const answer = await sendLarge(full);
      await end();
      expect(answer).toEqual(from === 'owner' ? [expect.any(Number), 'read'] : [503, 'not read']);
    });
  });

  it('that is read carries the headers that protect it, errors and redirects too', async () => {
    const reads = routesOf((method) => ['GET', 'ALL'].includes(method));
    const addresses = reads.map((route) => addressOf(route).replace('*', 'none'));
    const further = [
      '/nowhere',
      '/api/nowhere',
      '/shop/none',
      '/images/dune-mug-oat.svg',
      '/?currency=EUR',
      '//evil.example/?theme=dusk',
      '/order-confirmed/%00',
      '/checkout?cartToken=none',
    ];
    expect(addresses).toContain('/a-fault');
    for (const address of [...addresses, ...further]) {
      for (const visitor of [victim, await server.visit()]) {
        const response = await visitor.send(address);
        const { headers } = response;
        const said = {
          address,
          sniffs: headers.get('X-Content-Type-Options'),
          policy: headers.get('Content-Security-Policy')?.includes("default-src 'none'"),
          frames: /frame-ancestors '(none|self)'/.test(
            headers.get('Content-Security-Policy') ?? '',
          ),
          isCacheSaid: headers.has('Cache-Control'),
          referrer: headers.get('Referrer-Policy'),
          tls: headers.get('Strict-Transport-Security'),
        };
        expect(said).toEqual({
          address,
          sniffs: 'nosniff',
          policy: true,
          frames: true,
          isCacheSaid: true,
          referrer: 'strict-origin-when-cross-origin',
          tls: null,
        });
        const location = headers.get('Location') ?? '/';
        expect(new URL(location, shopOrigin).origin).toBe(shopOrigin);
        expect([address, response.status === 500]).toEqual([address, address === '/a-fault']);
      }
    }
  });

  it('asks browsers to stay on TLS where the shop wants it and is on it', async () => {
    const publicUrl = 'https://shop.test';
    const secure = await shop.openCopy({ ...buyingOptions, publicUrl, hsts: 600 });
    const plain = await shop.openCopy({ ...buyingOptions, hsts: 600 });
    for (const path of ['/api/health', '/api/nowhere', '/cart/coupons']) {
      const init = { headers: { Host: 'evil.example' } };
      const answer = await secure.app.request(`${shopOrigin}${path}`, init);
      expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=600');
      const other = await plain.app.request(`${shopOrigin}${path}`, init);
      expect(other.headers.has('Strict-Transport-Security')).toBe(false);
    }
  });

  it('prints no address that only a Host header names', async () => {
    for (const address of ['/', '/shop/mug', '/cart', '/api/openapi.json', '/nowhere']) {
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
      const response = await server.app.request(`http://evil.example${address}`, { headers });
      expect(await response.text()).not.toContain('evil.example');
    }
  });
});
