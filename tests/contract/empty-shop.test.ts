import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createServer } from '../../shop/server/index.js';
import { describeShop } from './open-shop.js';

const suggestPath = '/api/google-maps/places/autocomplete';

describeShop('A server that is given a database alone', (shop) => {
  it('sells and shows nothing, and keeps private pages closed', async () => {
    const { database } = await shop.open();
    const { services } = await createServer({ database });
    expect(await services.catalogue.list('USD')).toEqual([]);
    const { items } = await services.content.list('journal');
    expect(items).toEqual([]);
    expect(services.experiments.running).toEqual([]);
    const pages = new Hono().get('*', (c) =>
      c.json([
        services.locks.open(c, 'low tide'),
        services.locks.open(c, ''),
        services.locks.isOpen(c),
      ]),
    );
    expect(await (await pages.request('/')).json()).toEqual([false, false, false]);
  });

  it('knows no place', async () => {
    const { database } = await shop.open();
    const { app } = await createServer({ database });
    const found = await app.request(`${suggestPath}?input=hafengasse`);
    expect(await found.json()).toMatchObject({ suggestions: [], attribution: null });
  });
});

describeShop('A server without words', (shop) => {
  it('shows its own texts in every language, beside one with words', async () => {
    const open = await shop.open();
    const { app } = await createServer({ database: open.database, prepares: false });
    const headers = { 'Accept-Language': 'de' };
    const optionsOf = async (server: typeof app) => {
      const answer = await server.request('/api/commerce/products/item-mug', { headers });
      const { variantOptionOrdering } = (await answer.json()) as { variantOptionOrdering: unknown };
      return variantOptionOrdering;
    };
    expect(await optionsOf(app)).toEqual(['Glaze', 'Size']);
    expect(await optionsOf(open.app)).toEqual(['Glaze', 'Größe']);
    expect(await optionsOf(app)).toEqual(['Glaze', 'Size']);
  });
});
