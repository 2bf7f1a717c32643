// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createFakeServices } from './fake-services.js';
import { openPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const app = createMarramPages({
  services: createFakeServices(),
  assetsDir: 'shop/pages/public',
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
});

describe('the currency switch', () => {
  it('is stored, and removed from the URL', async () => {
    const answer = await app.request('/shop/dune-mug?currency=EUR');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/shop/dune-mug');
    expect(answer.headers.get('Set-Cookie')).toContain('currency=EUR');
    const { texts } = await openPage(app, '/shop/dune-mug', 'currency=EUR');
    expect(texts('vitrine-price')).toEqual(['from €26.00']);
    expect(texts('[name=currency][aria-pressed=true]')).toEqual(['EUR']);
  });

  it.each(['//evil.example/', '/%2Fevil.example/', '/%5Cevil.example/'])(
    'at %s redirects to a page of the shop',
    async (path) => {
      const answer = await app.request(new Request(`https://shop.test${path}?currency=EUR`));
      expect(answer.headers.get('Location')).toBe('/evil.example/');
      expect(answer.headers.get('Set-Cookie')).toContain('; Secure');
    },
  );

  it('shows yen without fractions', async () => {
    const { texts } = await openPage(app, '/shop/dune-mug', 'currency=JPY');
    expect(texts('vitrine-price')).toEqual(['from ¥4,200']);
  });
});

describe('the language switch', () => {
  const press = async (path: string, page: string) => {
    const answer = await app.request(`https://shop.test${path}`, {
      headers: { Referer: `https://shop.test${page}`, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(answer.headers.get('Set-Cookie')).toContain('lang=de');
    return answer.headers.get('Location');
  };

  it('keeps the query of its page', async () => {
    expect(await press('/search?lang=de', '/search?q=bowl+%26+mug&lang=en')).toBe(
      '/search?q=bowl+%26+mug',
    );
    expect(await press('/shop/table?lang=de', '/shop/table?colour=Sea&colour=Slate&page=2')).toBe(
      '/shop/table?colour=Sea&colour=Slate&page=2',
    );
    // The form has the query of the load; script has changed the page's own since then.
    expect(await press('/shop/table?lang=de&page=1', '/shop/table?page=2')).toBe(
      '/shop/table?page=2',
    );
  });

  it('keeps the query of the form where no page is named', async () => {
    const answer = await app.request('https://shop.test/search?q=bowl&lang=de');
    expect(answer.headers.get('Location')).toBe('/search?q=bowl');
  });

  it('takes no query of another page', async () => {
    expect(await press('/cart?lang=de', '/search?q=bowl')).toBe('/cart');
  });
});
