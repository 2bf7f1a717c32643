// @vitest-environment node
import { tmpdir } from 'node:os';
import { beforeEach, expect, it } from 'vitest';
import { Problem } from '../../../../shop/server/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';
import { asked } from './fake-checkout.js';
import { createFakeServices } from './fake-services.js';
import { readPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const counted: string[] = [];
let refusedKind = '';

const limits: OwnerServices['limits'] = {
  count(_, kind, token = 'none') {
    counted.push(`${kind} ${token}`);
    if (kind !== refusedKind) return Promise.resolve();
    return Promise.reject(new Problem('rate-limited', { retryAfter: 1500 }));
  },
  uncount(_, kind) {
    counted.push(`not ${kind}`);
    return Promise.resolve();
  },
};

const openShop = (services: Partial<OwnerServices>) =>
  createMarramPages({
    services: { ...createFakeServices(), ...services },
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
const app = openShop({ limits });

beforeEach(() => {
  counted.splice(0);
  asked.splice(0);
  refusedKind = '';
});

const post = async (address: string, fields: Record<string, string>) =>
  readPage(
    await app.request(address, {
      method: 'POST',
      headers: { cookie: 'CART=delivered' },
      body: new URLSearchParams({ crumb: 'the-crumb', ...fields }),
    }),
  );

it.each(['/', '/shop/dune-mug', '/cart', '/checkout', '/owner/sign-in', '/nowhere'])(
  'answers %s beyond the limit of pages with 429 and the seconds to wait',
  async (address) => {
    refusedKind = 'pages';
    const { answer, texts } = await readPage(await app.request(address));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(texts('h1')).toEqual(['One moment, please']);
    expect(counted).toEqual(['pages none']);
  },
);

it('does not count images and scripts', async () => {
  refusedKind = 'pages';
  expect((await app.request('/images/beeswax-tapers.svg')).status).toBe(200);
  expect(counted).toEqual([]);
});

it.each([
  ['an order', '/checkout', { action: 'place' }, 'checkout delivered'],
  ['an order of a direct purchase', '/subscription?purchase=t', { action: 'place' }, 'checkout t'],
  ['an order of a gift card', '/gift-card?purchase=t', { action: 'place' }, 'checkout t'],
  ['a new address', '/checkout', {}, 'changes delivered'],
  ['the recipient of a gift card', '/gift-card?itemId=a&sku=b', {}, 'changes none'],
])('counts %s before it asks the database anything', async (_, address, fields, count) => {
  refusedKind = count.split(' ')[0] ?? '';
  const { answer } = await post(address, fields);
  expect(answer.status).toBe(429);
  expect(counted).toEqual(['pages none', count]);
  expect(asked).toEqual([]);
});

it('answers a body for which there is no room with a page and the seconds to wait', async () => {
  const refusal = new Problem('unavailable', { retryAfter: 10_000 });
  const shop = openShop({ admitBodies: () => () => Promise.reject(refusal) });
  const { answer, texts } = await readPage(
    await shop.request('/forms/contact', { method: 'POST' }),
  );
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(texts('h1')).toEqual(['One moment, please']);
});
