// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createFakeServices } from '../pages/fake-services.js';
import { openPage } from '../pages/open-page.js';
import { createMarramPages } from '../pages/marram-pages.js';

const app = createMarramPages({
  services: createFakeServices(),
  assetsDir: tmpdir(),
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
});
const path = '/owner/api-keys';

describe('the owner’s pages of API keys', () => {
  it('name each key as text, with what it may do', async () => {
    const { texts, document } = await openPage(app, path, 'OWNER=yes');
    expect(texts('.owner-list h3')).toEqual(['Warehouse <b>']);
    expect(texts('.owner-scopes li')).toEqual([
      'Read products, their prices and their stock',
      'Change the stock',
    ]);
    expect(texts('.owner-list .hint')[0]).toContain('never used');
    expect(texts('.owner-code')[0]).toContain('/api/store/orders');
    expect(texts('details').join(' ')).toContain('PUT /api/store/stock/{sku}');
    const tracked = [...document.querySelectorAll('[data-vitrine-track]')].map((element) =>
      element.getAttribute('data-vitrine-track'),
    );
    // "API keys panel (learn more, terms of use, create key, delete key and confirm)" (platform §2)
    expect(tracked).toEqual([
      'api-keys.delete-key',
      'api-keys.create-key',
      'api-keys.learn-more',
      'api-keys.terms-of-use',
    ]);
  });

  it('ask before a key is deleted', async () => {
    const { texts, document } = await openPage(app, `${path}/7/delete`, 'OWNER=yes');
    expect(texts('h1')).toEqual(['Delete the key of Warehouse <b>?']);
    expect(document.querySelector('main button')?.getAttribute('data-vitrine-track')).toBe(
      'api-keys.delete-key-confirm',
    );
  });

  it.each(['8', 'x', '%00', '9'.repeat(16)])('know no key %s', async (id) => {
    const response = await app.request(`${path}/${id}/delete`, {
      headers: { Cookie: 'OWNER=yes' },
    });
    expect(response.status).toBe(404);
  });

  it('offer what the new key may do, each with its words', async () => {
    const { texts, document } = await openPage(app, `${path}/new`, 'OWNER=yes');
    expect(texts('fieldset label')).toEqual([
      'Read orders, with the names and addresses of buyers',
      'Read products, their prices and their stock',
      'Change the stock',
    ]);
    const [one, other] = [document, (await openPage(app, `${path}/new`, 'OWNER=yes')).document].map(
      (page) => page.querySelector('[name=request]')?.getAttribute('value'),
    );
    expect(one).toMatch(/^[\w-]{36}$/);
    expect(one).not.toBe(other);
    const tracked = [...document.querySelectorAll('[data-vitrine-track]')].map((element) =>
      element.getAttribute('data-vitrine-track'),
    );
    expect(tracked).toEqual(['api-key-creation.next', 'api-key-creation.cancel']);
  });
});
