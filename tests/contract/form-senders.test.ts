import { expect, it } from 'vitest';
import type { ServerOptions } from '../../shop/server/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { shopOrigin } from './visitor.js';
import { fetchKey, forms, keyPath, letter, savePath, sendForm, sentForm } from './website-form.js';

const submissionsOf = async ({ services }: OpenShop) =>
  (await services.forms.submissions('contact', null)).submissions;

describeShop('Senders of forms', (shop) => {
  async function arrive(options: Partial<ServerOptions> = {}) {
    const open = await shop.open({ forms, ...options });
    return { ...open, visitor: await open.visit() };
  }

  it('are limited to 20 in ten minutes from one address, keys apart', async () => {
    const open = await arrive();
    const statuses = [];
    for (let times = 0; times < 21; times += 1) {
      const response = await sendForm(open.visitor, { key: await fetchKey(open.visitor) });
      statuses.push(response.status);
      if (times === 20) {
        expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(500);
        expect(await response.json()).toMatchObject({ code: 'rate-limited' });
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await submissionsOf(open)).toHaveLength(20);
    const elsewhere = sentForm({ key: await open.services.forms.issueKey() });
    await expect(open.services.forms.submit(elsewhere)).resolves.toMatchObject({});
  });

  it('require the crumb of a page, for the key as well', async () => {
    const open = await arrive();
    const once = await fetchKey(open.visitor);
    for (const path of [keyPath, savePath]) {
      const response = await open.visitor.send(path, {
        method: 'POST',
        withoutCrumb: true,
        ...(path === savePath && { json: { key: once, formId: 'contact', form: letter } }),
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'crumb', crumbFail: true });
    }
    expect(await submissionsOf(open)).toEqual([]);
  });

  it('are refused with plain forms, from any origin', async () => {
    const open = await arrive();
    const { rows: before } = await open.database.query('select key from form_submission_keys');
    for (const path of [keyPath, savePath]) {
      for (const [origin, status] of [
        [shopOrigin, 415],
        ['https://evil.test', 403],
      ] as const) {
        const response = await open.app.request(`${shopOrigin}${path}`, {
          method: 'POST',
          headers: { Origin: origin },
          body: new URLSearchParams({ formId: 'contact' }),
        });
        expect(response.status).toBe(status);
      }
    }
    const { rows: after } = await open.database.query('select key from form_submission_keys');
    expect(after).toEqual(before);
  });

  it('can be pages of a listed origin without cookies, and of no other', async () => {
    const blog = 'https://blog.test';
    const open = await arrive({ allowedOrigins: [blog] });
    const call = (origin: string, path: string, body?: object) =>
      open.app.request(`${shopOrigin}${path}`, {
        method: 'POST',
        headers: { Origin: origin, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const asked = await call(blog, keyPath);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(blog);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const { key: given }: { key: string } = await asked.json();
    const body = { key: given, formId: 'contact', form: letter };
    expect((await call('https://evil.test', keyPath)).status).toBe(403);
    expect((await call('https://evil.test', savePath, body)).status).toBe(403);
    expect((await call(blog, savePath, body)).status).toBe(200);
    expect(await submissionsOf(open)).toHaveLength(1);
  });
});
