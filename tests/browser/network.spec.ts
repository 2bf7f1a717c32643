import { describe, expect, it } from 'vitest';
import { settled } from '../support/settled.js';
import { mounted, useShop } from '../support/shop-page.js';

describe('what a page asks for', () => {
  const { open } = useShop();

  it('a product page without a cart makes 0 cart requests', async () => {
    const { page, cartCalls } = await open({ isCold: true });
    await page.goto('/shop/dune-mug');
    await mounted(page, 'vitrine-add-to-cart');
    await settled(page);
    console.info(`cart requests of a page without a cart: ${cartCalls.length}`);
    expect(cartCalls).toEqual([]);
  });

  it('a page without our elements loads nothing but the loader', async () => {
    const { page } = await open({ isCold: true });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.route('**/plain', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Plain</title><script type="module" src="/assets/vitrine.js"></script><p>Hello`,
      }),
    );
    await page.goto('/plain');
    await settled(page);
    expect(scripts).toEqual(['/assets/vitrine.js']);
  });
});
