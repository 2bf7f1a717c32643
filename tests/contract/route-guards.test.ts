import { beforeAll, describe, expect, it } from 'vitest';
import { defaultRateLimits, type RateLimits } from '../../examples/server/http/index.js';
import { buy, buyingOptions } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mug, shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

/** What a route does with a call that its own pages did not make. */
interface Guarded {
  /** The body of its plain form; without one it takes JSON. */
  readonly form?: Record<string, string>;
  readonly json?: unknown;
  /** `page`: a foreign form is redirected to a page where the visitor can confirm it. `open`: it knows nobody. */
  readonly foreign: 'refused' | 'page' | 'open';
  /** Why a call needs no crumb. */
  readonly withoutCrumb?: string;
}

const refused = { foreign: 'refused' } as const;
const confirmed = { foreign: 'page' } as const;
const open = { foreign: 'open', withoutCrumb: 'reads no cookie' } as const;
const counts = { ...refused, withoutCrumb: 'counts what a beacon says of a page' } as const;

/** Every route that may change something. A new one fails this test until its guard is written down here. */
const changes: Readonly<Record<string, Guarded>> = {
  'POST /api/v1/clanker/events': open,
  'POST /api/v1/clanker/receipts': open,
  'POST /api/v1/clanker/validate-event-content/:schemaName': open,
  'POST /api/events/RecordEvent': counts,
  'POST /api/events/RecordJavascriptErrors': counts,
  'POST /api/1/performance/records': counts,
  'POST /api/census/RecordHit': counts,
  'POST /api/census/button-click': counts,
  'POST /api/census/button-render': counts,
  'POST /api/census/form-render': counts,
  'POST /api/census/overlay': counts,
  'POST /api/census/RecordQuickView/:itemId': counts,
  'POST /api/rest/forms/validate/:formId': { ...refused, withoutCrumb: 'changes nothing' },
  'POST /api/forms/:formId/files': refused,
  'POST /api/form/FormSubmissionKey': refused,
  'POST /api/form/SaveFormSubmission': {
    ...refused,
    json: { key: 'a-key-of-a-submission', formId: 'contact', form: {} },
  },
  'POST /api/commerce/shopping-cart/entries': { ...confirmed, json: mug, form: form(mug) },
  'PUT /api/commerce/shopping-cart/entries/:entryId': { ...refused, json: { quantity: 2 } },
  'PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields': {
    ...refused,
    json: { itemId: mug.itemId, sku: mug.sku },
  },
  'DELETE /api/commerce/shopping-cart/entries/:entryId': refused,
  'POST /api/commerce/shopping-cart/hand-off': refused,
  'POST /api/commerce/shopping-cart/coupons': { ...refused, json: { code: 'WELCOME10' } },
  'DELETE /api/commerce/shopping-cart/coupons/:code': refused,
  'PUT /api/commerce/shopping-cart/shipping-location': {
    ...refused,
    json: { country: 'DE', region: '', postalCode: '10115' },
  },
  'PUT /api/commerce/shopping-cart/shipping-option': { ...refused, json: { optionId: 'standard' } },
  'POST /api/commerce/express-checkout': { ...confirmed, json: mug, form: form(mug) },
  'POST /api/3/commerce/cart/subscription': {
    ...confirmed,
    json: { itemId: 'item-coffee', sku: 'COFFEE', qty: 1 },
    form: { itemId: 'item-coffee', sku: 'COFFEE' },
  },
  'POST /api/commerce/gift-card': {
    ...confirmed,
    json: { itemId: 'item-gift', sku: 'GIFT-25', recipient: null },
    form: { itemId: 'item-gift', sku: 'GIFT-25' },
  },
  'POST /api/site-users/account/notifications/restock': {
    ...confirmed,
    json: {
      productId: 'item-mug',
      variantId: 'MUG-FERN-SMALL',
      siteVisitorEmail: 'ada@example.com',
      isJoinMailingList: false,
    },
    form: { productId: 'item-mug', variantId: 'MUG-FERN-SMALL', email: 'ada@example.com' },
  },
  'POST /api/site-users/account/notifications/restock/send': {
    ...refused,
    json: { productId: 'item-mug', variantId: 'MUG-FERN-SMALL' },
  },
  'POST /api/site-users/account/notifications/restock/send/all': {
    ...refused,
    json: { sendRequests: [] },
  },
  'POST /api/site-users/account': {
    ...refused,
    json: { email: 'ada@example.com', password: 'long password' },
  },
  'POST /api/site-users/account/session': {
    ...refused,
    json: { email: 'ada@example.com', password: 'a guess' },
  },
  'DELETE /api/site-users/account/session': refused,
  'POST /api/site-users/account/locale': { ...refused, json: { language: 'de' } },
  'POST /api/site-users/account/password': { ...refused, json: { email: 'ada@example.com' } },
  'PUT /api/site-users/account/password': {
    ...refused,
    json: { token: 'a guess', password: 'long password' },
  },
  'PUT /api/content/likes/:itemId': refused,
  'DELETE /api/content/likes/:itemId': refused,
  'POST /api/content/comments': {
    ...refused,
    json: { itemId: 'item-mug', author: 'Ada', text: 'A fine mug.' },
  },
  'POST /api/content/comments/moderation': { ...refused, json: { id: '1', state: 'approved' } },
  'PUT /api/multilingual/languages': { ...refused, json: { languages: ['de'] } },
  'DELETE /api/multilingual/connection': refused,
  'PUT /api/site-header-footer': { ...refused, json: { header: {}, footer: {} } },
  'POST /cart/entries/:entryId': { ...confirmed, form: { quantity: '2' } },
  'POST /cart/coupons': { ...confirmed, form: { code: 'WELCOME10' } },
  'POST /cart/shipping': { ...confirmed, form: { country: 'DE', postalCode: '10115' } },
  'POST /account/sign-in': { ...refused, form: { email: 'ada@example.com', password: 'a guess' } },
  'POST /account/sign-up': {
    ...refused,
    form: { email: 'ada@example.com', next: 'long password' },
  },
  'POST /account/confirm': { ...refused, form: { code: 'a guess', password: 'a guess' } },
  'POST /account/forgotten': { ...refused, form: { email: 'ada@example.com' } },
  'POST /account/reset': { ...refused, form: { code: 'a guess', next: 'long password' } },
  'POST /account/sign-out': { ...refused, form: {} },
  'POST /account/name': { ...refused, form: { name: 'Ada' } },
  'POST /account/password': { ...refused, form: { present: 'a guess', next: 'long password' } },
  'POST /account/remove': { ...refused, form: { password: 'a guess' } },
  'POST /join': { ...confirmed, form: {} },
  'POST /leave': { ...confirmed, form: {} },
  'POST /owner/sign-in': { ...confirmed, form: { password: 'a guess' } },
  'POST /owner/sign-out': { ...confirmed, form: {} },
  'POST /checkout': { ...refused, form: { action: 'recount', country: 'DE' } },
  'POST /studio': { ...refused, form: { password: 'a guess' } },
  'POST /subscription': { ...refused, form: { action: 'recount', country: 'DE' } },
  'POST /gift-card': { ...refused, form: { recipientName: '' } },
  'POST /order-confirmed/:orderId/link': { ...refused, form: { email: 'ada@example.com' } },
  'POST /order-link': { ...refused, form: {} },
  'POST /forms/:formId': { ...refused, form: {} },
  'POST /owner/forms/new': { ...refused, form: { form: '{}' } },
  'POST /owner/forms/:formId': { ...refused, form: { form: '{}' } },
  'POST /owner/forms/:formId/remove': { ...refused, form: {} },
  'POST /owner/header-footer': { ...refused, form: { version: '0' } },
  'POST /owner/invitation': { ...refused, form: { token: 'a-guess' } },
  'POST /owner/people/invite': { ...refused, form: { email: 'ada@example.com' } },
  'POST /owner/people/invitations/:id/resend': { ...refused, form: {} },
  'POST /owner/people/invitations/:id/withdraw': { ...refused, form: {} },
  'POST /owner/people/:id/roles': { ...refused, form: {} },
  'POST /owner/people/:id/disable': { ...refused, form: {} },
  'POST /owner/people/:id/enable': { ...refused, form: {} },
  'POST /owner/languages': { ...refused, form: { version: '0' } },
  'POST /owner/languages/off': { ...refused, form: {} },
  'POST /owner/security/second-factor': { ...refused, form: { code: '000000' } },
  'POST /owner/security/second-factor/off': { ...refused, form: { code: '000000' } },
  'POST /owner/security/second-factor/start': { ...refused, form: { password: 'a guess' } },
  'POST /owner/security/password': {
    ...refused,
    form: { present: 'a guess', next: 'a sentence of mine' },
  },
  'POST /owner/security/sessions/end': { ...refused, form: { session: '0' } },
  'POST /owner/security/sessions/end-all': { ...refused, form: {} },
  'POST /owner/reviews/decide': { ...refused, form: { id: 'written-1', decision: 'refuse' } },
  'POST /shop/:urlId/review': { ...refused, form: { rating: '5' } },
  'POST /owner/products/new': { ...refused, form: { title: 'Cup' } },
  'POST /owner/products/:id': { ...refused, form: { title: 'Cup' } },
  'POST /owner/products/:id/duplicate': { ...refused, form: {} },
  'POST /owner/products/:id/remove': { ...refused, form: {} },
  'POST /owner/products/:id/variants': { ...refused, form: { rows: '0' } },
  'POST /owner/products/import': { ...refused, form: {} },
  'POST /owner/products/import/:id': { ...refused, form: { fingerprint: 'none' } },
  'POST /owner/restock/send': { ...refused, form: { productId: 'item-mug' } },
  'POST /owner/orders/:orderId/send': { ...refused, form: { carrier: 'Post' } },
  'POST /owner/orders/:orderId/notes': { ...refused, form: { text: 'A note' } },
  'POST /owner/orders/:orderId/cancel': { ...refused, form: {} },
  'POST /owner/orders/:orderId/refund': { ...refused, form: { amount: '1.00' } },
  'POST /owner/customers/person': { ...refused, form: { email: 'ada@example.com' } },
  'POST /owner/customers/export': { ...refused, form: { email: 'ada@example.com' } },
  'POST /owner/customers/erase': { ...refused, form: { email: 'ada@example.com', sure: 'yes' } },
  'POST /owner/mail/:mailId/again': { ...refused, form: {} },
  'POST /owner/mailing-list/export': { ...refused, form: {} },
  'POST /owner/mailing-list/remove': { ...refused, form: { id: '1' } },
  'POST /owner/forms/:formId/submissions/:submissionId': { ...refused, form: { text: 'Hello' } },
  'POST /owner/forms/:formId/submissions/:submissionId/done': { ...refused, form: { done: 'yes' } },
  'POST /newsletter/confirm': {
    ...refused,
    form: { token: 'a-guess' },
    withoutCrumb: 'its token is the right to it, which no page of others has',
  },
  'POST /newsletter/unsubscribe': {
    ...refused,
    form: { token: 'a-guess' },
    withoutCrumb: 'its token is the right to it, and mail programs send it (RFC 8058)',
  },
};

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

function form(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

describeShop('Every route', (shop) => {
  let server: OpenShop;
  /** Signed in as the owner, with a cart and a purchase of their own: whatever a forged call could use. */
  let victim: TestVisitor;
  let plantedCrumb: string;
  let orderId: string;
  let subscription: string;

  beforeAll(async () => {
    const kinds = Object.keys(defaultRateLimits) as (keyof RateLimits)[];
    const rateLimits = Object.fromEntries(
      kinds.map((kind) => [kind, { calls: 1_000_000, seconds: 60 }]),
    );
    const ownerPassword = 'correct horse battery';
    const reporter = { report: () => undefined, warn: () => undefined };
    server = await shop.open({ ...buyingOptions, ownerPassword, rateLimits, reporter });
    server.app.get('/a-fault', () => {
      throw new Error('This fault is part of the test.');
    });
    addPages(server);
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
    const { form: fields, json } = changes[route] ?? {};
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
    if (/[?&](problem|restock)=crumb$/.test(page) || page === '/order-link') return true;
    // The checkout says it on the page that its post leads to, for the browser that posted.
    const shown = /^[/](checkout|subscription)\b/.test(page) ? await follow(response) : response;
    return (await shown.text()).includes('Your session has expired.');
  }

  it('that may change something is known here', () => {
    const isChange = (method: string) => !['GET', 'ALL', 'OPTIONS', 'HEAD'].includes(method);
    expect(routesOf(isChange)).toEqual(Object.keys(changes).sort());
  });

  describe.each(Object.entries(changes))('%s', (route, guarded) => {
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
