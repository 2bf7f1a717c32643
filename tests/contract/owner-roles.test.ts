import { beforeAll, describe, expect, it } from 'vitest';
import { contributorRoles } from '../../core/content/index.js';
import { pageRoutes } from '../../shop/owner/page-list.js';
import { isAllowed, roleNames } from '../../shop/server/domains/owners/index.js';
import { createPasswords } from '../../shop/server/domains/passwords/index.js';
import { ownerCalls } from '../../shop/server/open-domains.js';
import { isWhole } from '../support/lane.js';
import { noLimits } from './limits.js';
import { describeShop, passwordCost, type OpenShop } from './open-shop.js';
import { shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

/** Pages and forms that need no account. */
const openRoutes = [
  'GET /owner/sign-in',
  'POST /owner/sign-in',
  'POST /owner/sign-out',
  'GET /owner/invitation',
  'POST /owner/invitation',
];
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;

const ownerPassword = 'correct horse battery';
const password = 'staple of an account';
const params: Readonly<Record<string, string>> = {
  id: 'item-mug',
  formId: 'contact',
  orderId: 'no-order',
  mailId: '1',
};
/** What the check of the body asks for. */
const bodies: Readonly<Record<string, unknown>> = {
  'POST /api/content/comments/moderation': { id: '1', state: 'approved' },
  'POST /api/site-users/account/notifications/restock/send': { productId: 'none', variantId: 'x' },
  'POST /api/site-users/account/notifications/restock/send/all': { sendRequests: [] },
  'PUT /api/multilingual/languages': { languages: [], version: 999 },
  'PUT /api/site-header-footer': { header: {}, footer: {}, version: 999 },
};
const queries: Readonly<Record<string, string>> = {
  'GET /api/site-users/account/notifications/restock': '?productId=item-mug&variantId=none',
  'GET /api/site-users/account/notifications/restock/sent': '?productId=item-mug&variantId=none',
};

describeShop('Roles of owner accounts', (shop) => {
  let server: OpenShop;
  const browsers = new Map<string, TestVisitor>();

  beforeAll(async () => {
    server = await shop.open({ ownerPassword, rateLimits: noLimits });
    addPages(server);
    const hash = await createPasswords(passwordCost).hash(password);
    for (const role of roleNames) {
      const email = `${role}@example.com`;
      await server.database.query(
        `with made as (insert into owner_accounts (email, name, password_hash, created_at)
           values ($1, $2, $3, now()) returning id)
         insert into owner_account_roles (account, role) select id, $4::smallint from made`,
        [email, role, hash, contributorRoles[role]],
      );
      const browser = await server.visit();
      const answer = await browser.submit('/owner/sign-in', { email, password });
      expect(answer.headers.get('Location')).toBe('/owner');
      browsers.set(role, browser);
    }
    browsers.set('nobody', await server.visit());
  });

  const routes = () => {
    const named = server.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && /^[/]owner([/]|$)/.test(path),
    );
    return [...new Set(named.map(nameOf))];
  };

  it('each owner page is in one area, and the table has no page that is gone', () => {
    expect(routes().sort()).toEqual([...openRoutes, ...pageRoutes.map(nameOf)].sort());
  });

  it('each call that asks for the owner is in one area', async () => {
    const nobody = browsers.get('nobody');
    const known = ownerCalls.map(nameOf);
    const asked: string[] = [];
    for (const { method, path } of server.app.routes) {
      if (method === 'ALL' || !path.startsWith('/api/')) continue;
      const route = `${method} ${path}`;
      const response = await call(nobody, route);
      // Other programs have a key in place of roles.
      const isForKeys = route.includes(' /api/store/');
      if (response.status === 401) {
        const isForMembers = route.includes(' /api/site-users/account/') && !known.includes(route);
        expect(await response.json()).toMatchObject({
          code: isForKeys ? 'api-key' : isForMembers ? 'member-only' : 'owner-only',
        });
        if (isForKeys || isForMembers) continue;
        asked.push(route);
      }
    }
    expect([...new Set(asked)].sort()).toEqual(known.sort());
  });

  async function call(browser: TestVisitor | undefined, route: string): Promise<Response> {
    const [method = '', path = ''] = route.split(' ');
    const address = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'none');
    const isForm = path.startsWith('/owner') && method === 'POST';
    const cookies = [...(browser?.cookies ?? [])];
    const headers = new Headers({
      Cookie: cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      'X-CSRF-Token': browser?.cookies.get('crumb') ?? '',
    });
    const json = bodies[route];
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    // Without the crumb in the form, so that an allowed change is refused for that alone and changes nothing.
    const body = isForm ? new URLSearchParams({ crumb: 'wrong' }) : JSON.stringify(json);
    return server.app.request(`${shopOrigin}${address}${queries[route] ?? ''}`, {
      method,
      headers,
      ...(method !== 'GET' && body !== undefined && { body }),
    });
  }

  const granted = [...pageRoutes, ...ownerCalls].map((grant) => [nameOf(grant), grant] as const);
  describe.each(granted)('%s', (route, grant) => {
    it('sends nobody to the sign-in', async () => {
      const response = await call(browsers.get('nobody'), route);
      if (route.includes(' /api/')) return expect(response.status).toBe(401);
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toMatch(/^[/]owner[/]sign-in/);
    });

    it('is for the roles of the table', async () => {
      const answers: [string, boolean][] = [];
      const allowed = roleNames.filter((role) => isAllowed([role], grant));
      // One that is allowed stands for the others in `npm test`: to make its page takes the most time.
      const left = isWhole ? [] : allowed.slice(0, -1);
      const asked = roleNames.filter((role) => !left.includes(role));
      for (const role of asked) {
        const response = await call(browsers.get(role), route);
        const text = await response.text();
        const isRefused = response.status === 403 && text.includes('An administrator of this shop');
        expect([role, response.status, response.status < 500]).toEqual([
          role,
          response.status,
          true,
        ]);
        expect(response.status).not.toBe(401);
        expect(response.headers.get('Location') ?? '').not.toContain('/owner/sign-in');
        answers.push([role, !isRefused]);
      }
      expect(answers).toEqual(asked.map((role) => [role, allowed.includes(role)]));
    });
  });

  it.each([
    ['viewer', '/owner/forms', true],
    ['viewer', '/owner/header-footer', true],
    // Nobody changes anything on these, so that there is nothing to say.
    ['viewer', '/owner/sales', false],
    ['viewer', '/owner', false],
    ['editor', '/owner/forms', false],
    ['moderator', '/owner/forms', true],
    ['moderator', '/owner/comments', false],
  ] as const)('tell %s on %s that it may not change anything: %s', async (role, path, isTold) => {
    const page = await browsers.get(role)?.send(path);
    expect(page?.status).toBe(200);
    const told = 'Your roles let you read this page, and change nothing on it.';
    expect((await page?.text())?.includes(told)).toBe(isTold);
  });

  it.each([
    ['viewer', '/owner/products/item-none', 404],
    ['viewer', '/owner/products/new', 403],
  ] as const)('tell %s on %s, which shows nothing, nothing of it', async (role, path, status) => {
    const page = await browsers.get(role)?.send(path);
    expect(page?.status).toBe(status);
    expect(await page?.text()).not.toContain('Your roles let you read this page');
  });

  it('offer what changes products and lists to those who may', async () => {
    const offered = async (role: (typeof roleNames)[number], path: string, words: string) =>
      (await (await browsers.get(role)?.send(path))?.text())?.includes(words);
    for (const [path, words] of [
      ['/owner/products', '/owner/products/tags'],
      ['/owner/mailing-list', 'Lists to export'],
    ] as const) {
      expect([path, await offered('viewer', path, words)]).toEqual([path, false]);
      expect([path, await offered('admin', path, words)]).toEqual([path, true]);
    }
  });

  it('show an account the navigation of what it may open, with the real roles for tracking', async () => {
    const page = await browsers.get('store-manager')?.send('/owner/people-of-nobody');
    const text = (await page?.text()) ?? '';
    expect(page?.status).toBe(403);
    const links = [...text.matchAll(/<li><a href="([^"]*)"/g)].map(([, to]) => to);
    expect(links).toEqual([
      '/owner',
      '/owner/orders',
      '/owner/subscriptions',
      '/owner/gift-cards',
      '/owner/products',
      '/owner/discounts',
      '/owner/shipping',
      '/owner/taxes',
      '/owner/customers',
      '/owner/sales',
      '/owner/restock',
      '/owner/mail',
      '/owner/security',
    ]);
    for (const role of roleNames) {
      const home = (await (await browsers.get(role)?.send('/about'))?.text()) ?? '';
      const [, data = ''] = /id="vitrine-analytics"[^>]*>([^<]*)</.exec(home) ?? [];
      if (data !== '') {
        expect(JSON.parse(data)).toMatchObject({ account: { roles: [contributorRoles[role]] } });
      }
    }
  });

  it('may not sign in with a wrong password, an unknown address or a disabled account', async () => {
    await server.database.query('update owner_accounts set disabled_at = now() where email = $1', [
      'none@example.com',
    ]);
    const before = await browsers.get('none')?.send('/owner/security');
    expect([before?.status, before?.headers.get('Location')]).toEqual([
      303,
      '/owner/sign-in?from=%2Fowner%2Fsecurity',
    ]);
    for (const given of [
      { email: 'none@example.com', password },
      { email: 'admin@example.com', password: 'wrong' },
      { email: 'stranger@example.com', password },
      { email: '\0', password },
    ]) {
      const browser = await server.visit();
      const answer = await browser.submit('/owner/sign-in', given);
      expect(answer.headers.get('Location')).toBe('/owner/sign-in?problem=wrong-account');
    }
    const shouting = await server.visit();
    const answer = await shouting.submit('/owner/sign-in', {
      email: ' Admin@Example.com ',
      password,
    });
    expect(answer.headers.get('Location')).toBe('/owner');
  });
});
