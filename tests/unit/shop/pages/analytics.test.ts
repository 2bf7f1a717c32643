// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFakeServices } from './fake-services.js';
import { openPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const withAnalytics = mkdtempSync(path.join(tmpdir(), 'assets-'));
writeFileSync(path.join(withAnalytics, 'vitrine-analytics.js'), '');
afterAll(() => rmSync(withAnalytics, { recursive: true }));

const createShop = (assetsDir: string) =>
  createMarramPages({
    services: createFakeServices(),
    assetsDir,
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
const shop = createShop(withAnalytics);

/** The tracking data of a page. */
async function read(address: string, cookie = ''): Promise<unknown> {
  const { document } = await openPage(shop, address, cookie);
  return JSON.parse(document.getElementById('vitrine-analytics')?.textContent ?? 'null');
}

describe('the tracking data of the shop’s pages', () => {
  it('contains the settings', async () => {
    expect(await read('/about')).toMatchObject({
      sourceEnvironment: 'prod',
      clients: ['pipeline', 'legacy', 'census', 'pixel', 'tag', 'dataLayer', 'siteVisitor'],
      cookies: { restrictive: false, absolute: false, banner: false, onRefusal: 'cookieless' },
      account: null,
      isDisabled: false,
      performance: true,
      errors: true,
    });
  });

  it.each([
    ['/nothing-here', { pageKind: 'not-found' }],
    ['/cart', { pageKind: 'show-cart' }],
    ['/shop/dune-mug', { pageKind: 'content-item', recordType: 11, collectionId: 'shop' }],
    ['/lessons/wedging', { recordType: 8, collectionId: 'lessons' }],
  ])('%s is %j', async (address, said) => {
    expect(await read(address)).toMatchObject(said);
  });

  it('lists the shown lessons', async () => {
    expect(await read('/lessons')).toMatchObject({
      events: [{ name: 'lesson-list-view', payload: { items: expect.any(Array) as unknown } }],
    });
    expect(await read('/lessons/wedging')).toMatchObject({
      events: [
        {
          name: 'lesson-view',
          payload: { lessonId: 'lesson-wedging', isAccessDenied: false },
        },
      ],
    });
  });

  // platform §2: interface areas "related items; … access-denied pages for gated content"
  it.each([
    ['/shop/dune-mug', [{ name: 'related-items.render', payload: {} }]],
    [
      '/lessons/first-bowl',
      [
        { name: 'access-denied.render', payload: { label: 'lesson-first-bowl' } },
        {
          name: 'lesson-view',
          payload: {
            lessonId: 'lesson-first-bowl',
            isAccessDenied: true,
            objectIdentifier: 'lesson-first-bowl',
          },
        },
      ],
    ],
  ])('of %s lists what the page shows', async (address, events) => {
    expect(await read(address)).toMatchObject({ events });
  });

  it.each([
    ['/shop/dune-mug', '.card-link', 'related-items.item-click'],
    [
      '/shop/dune-mug',
      '.product-vitals a[href="#reviews"]',
      'product-detail.reviews-vitals-anchor',
    ],
    ['/shop/dune-mug', '.product-tabs a[href="#reviews"]', 'product-detail.reviews-tab'],
    ['/lessons', '.lesson-link', 'video-list.item-click'],
    ['/lessons/first-bowl', 'vitrine-join-button', 'access-denied.join-click'],
  ])('on %s the control %s sends %s', async (address, control, action) => {
    const { document } = await openPage(shop, address);
    const found = document.querySelector(control);
    expect(found?.getAttribute('data-vitrine-track')).toBe(action);
  });

  it('has no action on the cards of the home page', async () => {
    const { document } = await openPage(shop, '/');
    expect(document.querySelector('.card-link')).not.toBeNull();
    expect(document.querySelector('[data-vitrine-track]')).toBeNull();
  });

  // platform §4: "Tracking is skipped for logged-in accounts"
  it('contains the signed-in owner', async () => {
    expect(await read('/about', 'OWNER=yes')).toMatchObject({
      account: { id: 'owner', roles: [1] },
    });
  });

  it('is disabled on owner’s pages before the sign-in; afterwards the account says so', async () => {
    expect(await read('/owner/sign-in')).toMatchObject({ isDisabled: true, account: null });
    const account = { id: 'owner', roles: [1] };
    expect(await read('/owner', 'OWNER=yes')).toMatchObject({ isDisabled: false, account });
  });

  it('is absent if the build has no analytics', async () => {
    const { document, text } = await openPage(createShop(tmpdir()), '/about');
    expect(document.getElementById('vitrine-analytics')).toBeNull();
    expect(text).not.toContain('vitrine-analytics.js');
  });
});

describe('the cookie policy', () => {
  it.each([
    ['asked', { restrictive: true, absolute: false, banner: true, onRefusal: 'cookieless' }],
    ['strict', { restrictive: true, absolute: false, banner: true, onRefusal: 'nothing' }],
    ['absolute', { restrictive: true, absolute: true, banner: false, onRefusal: 'cookieless' }],
    ['constructor', { restrictive: false }],
  ])('%s is the visitor’s choice', async (name, cookies) => {
    expect(await read('/about', `cookiePolicy=${name}`)).toMatchObject({ cookies });
  });

  it('is stored from the query of a link of the shop', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const answer = await shop.request('/about?cookiePolicy=asked', { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/about']);
    expect(answer.headers.get('set-cookie')).toContain('cookiePolicy=asked');
  });

  it('is no matter of a link that somebody sends', async () => {
    const answer = await shop.request('/about?cookiePolicy=absolute');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await answer.text()).toContain('"cookies":{"restrictive":false');
  });

  it('shows a banner if consent is required', async () => {
    const ask = async (name: string) => {
      const { document } = await openPage(shop, '/about', `cookiePolicy=${name}`);
      return document.querySelector('.consent') !== null;
    };
    expect([await ask('free'), await ask('asked'), await ask('absolute')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
