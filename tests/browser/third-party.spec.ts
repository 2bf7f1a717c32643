import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serveThirdParty } from '../../examples/third-party/serve.mjs';
import { signIn } from '../support/owner-pages.js';
import { useShop } from '../support/shop-page.js';

const { thirdParty: port } = inject('otherPorts');
const site = `http://127.0.0.1:${port}`;
const pill = 'vitrine-cart-pill [part~=pill]';

describe('a page of another site, under a strict policy', () => {
  const { open, shop } = useShop();
  let server: Server;
  beforeAll(async () => {
    server = await serveThirdParty(shop, port);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  async function visit(): Promise<{ page: Page; calls: Request[] }> {
    const { page } = await open({ baseURL: site });
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${shop}/api/`)) calls.push(request);
    });
    await page.goto('/');
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    return { page, calls };
  }

  it('adds with a cart token and without a cookie, and knows the cart after a reload', async () => {
    const { page, calls } = await visit();
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    await page.locator(pill, { hasText: '1 item' }).waitFor();

    await page.reload();
    await page.locator(pill, { hasText: '1 item' }).waitFor();
    expect(calls.map((call) => call.method())).toEqual(['POST', 'GET']);
    const sent = await Promise.all(calls.map((call) => call.allHeaders()));
    expect(sent[0]).toMatchObject({ origin: site, 'x-cart-token': 'new' });
    expect(sent[1]!['x-cart-token']).toMatch(/^.{20,}$/);
    for (const headers of sent) expect(headers).not.toHaveProperty('cookie');
    expect(await page.context().cookies()).toEqual([]);
  });

  it('sends a form without a cookie, which the shop stores', async () => {
    const { page, calls } = await visit();
    const email = `${randomUUID()}@example.com`;
    await page.locator('vitrine-form').scrollIntoViewIfNeeded();
    await page.locator('vitrine-form:state(ready)').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Thank you. Please open the mail we have sent you').waitFor();
    expect(calls.map((call) => new URL(call.url()).pathname)).toEqual([
      '/api/rest/forms/validate/newsletter',
      '/api/form/FormSubmissionKey',
      '/api/form/SaveFormSubmission',
    ]);
    for (const call of calls) expect(await call.allHeaders()).not.toHaveProperty('cookie');
    expect(await page.context().cookies()).toEqual([]);

    const { page: own } = await open();
    await signIn(own, '/owner/mailing-list');
    await own.goto('/owner/mailing-list?state=pending');
    await own.getByRole('heading', { name: email }).waitFor();
  });

  it('leads to the shop by plain links without scripts', async () => {
    const { page } = await open({ baseURL: site, javaScriptEnabled: false });
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Buy it in the shop' });
    expect(await link.getAttribute('href')).toBe(`${shop}/shop/salt-cellar`);
  });
});
