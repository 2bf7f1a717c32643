import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { useShop } from '../support/shop-page.js';

const { readme: port } = inject('otherPorts');

describe('the HTML of the README, pasted into a page on another origin', () => {
  const { open, shop } = useShop();
  let server: Server;

  beforeAll(async () => {
    const [, pasted = ''] = /```html\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? [];
    const body = `<!doctype html><html lang="en"><title>Try</title>${pasted.replaceAll('http://localhost:8080', shop)}`;
    server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('adds to the cart and keeps it over a reload', async () => {
    const { page, cartCalls } = await open({ baseURL: `http://127.0.0.1:${port}` });
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto('/try.html');
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await page.locator('vitrine-variant-picker:state(ready)').waitFor();
    await page.getByLabel('Size', { exact: true }).selectOption('Large');
    await page.getByLabel('Colour', { exact: true }).selectOption('Oat');
    await page.getByText('$34.00').first().waitFor();
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    const pill = page.locator('vitrine-cart-pill [part~=pill]', { hasText: '1 item' });
    await pill.waitFor();
    await page.reload();
    await pill.waitFor();
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});
