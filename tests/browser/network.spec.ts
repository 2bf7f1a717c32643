import { describe, expect, it } from 'vitest';
import { flavour } from '../support/flavour.js';
import { desktop, mounted, useShop } from '../support/shop-page.js';
import { settled } from '../support/settled.js';
import { isWhole } from '../support/lane.js';

const pill = 'vitrine-cart-pill [part~=pill]';

describe('what a page asks for', () => {
  const { open, shop } = useShop();

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

  if (isWhole) {
    it('the script included twice, from two addresses: one cart, no error', async () => {
      const { page, cartCalls } = await open({ isCold: true });
      await page.route('**/shop/salt-cellar', async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const tag = /<script type="module" src="([^"]*)"( nonce="[^"]*")?><\/script>/;
        const body = text.replace(
          tag,
          (whole, _src, nonce = '') =>
            `${whole}<script type="module" src="/copy/vitrine.js"${nonce}></script>`,
        );
        expect(body).not.toBe(text);
        await route.fulfill({ response: answer, body });
      });
      await page.route('**/copy/**', async (route) => {
        const path = new URL(route.request().url()).pathname.replace('/copy/', '/assets/');
        await route.fulfill({
          response: await route.fetch({ url: `${shop}${path}`, maxRetries: 3 }),
        });
      });
      await page.goto('/shop/salt-cellar');
      await mounted(page, 'vitrine-add-to-cart');
      await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
      await page.locator(pill, { hasText: '1 item' }).waitFor();
      expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    });

    it('waits for a chunk’s dependencies no longer than for the chunk: all are asked for at once', async () => {
      const { page } = await open({ viewport: desktop, isCold: true });
      const asked: { name: string; at: number }[] = [];
      page.on('request', (request) => {
        const name = /chunks\/([a-z-]+)-/.exec(request.url())?.[1];
        if (name) asked.push({ name, at: Date.now() });
      });
      let release = (): void => undefined;
      const held = new Promise<void>((done) => (release = done));
      await page.route(/chunks\/(react|preact|element)-/, (route) =>
        held.then(() => route.continue()),
      );
      await page.goto('/shop/dune-mug', { waitUntil: 'commit' });
      // Everything is asked for while React is still held back.
      await expect
        .poll(() => asked.map(({ name }) => name))
        .toEqual(
          expect.arrayContaining([
            'core',
            'commerce',
            'element',
            flavour.runtime,
            'add-to-cart',
            'variant-picker',
            'quantity',
          ]),
        );
      release();
      await mounted(page, 'vitrine-add-to-cart');
    });
  }
});
