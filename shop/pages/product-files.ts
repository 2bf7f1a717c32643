import { Hono } from 'hono';
import type { StorefrontServices } from './services.js';

const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Content-Disposition': 'inline',
  // Pages of other origins show the products too.
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** RFC 5987 allows fewer marks than an address. */
const toEscape = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;

/** Serves the pictures that the owner has uploaded. A name is never used for another picture. */
export function createProductFiles({
  productPictures,
}: Pick<StorefrontServices, 'productPictures'>): Hono {
  const app = new Hono();
  app.get('/product-pictures/:name', async (c) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const picture = await productPictures.read(c.req.param('name'));
    if (picture === null) {
      c.header('Cache-Control', 'no-store');
      return c.body(null, 404);
    }
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    if (picture.fileName !== '') {
      const name = encodeURIComponent(picture.fileName).replace(/['()*]/g, toEscape);
      c.header('Content-Disposition', `inline; filename*=UTF-8''${name}`);
    }
    c.header('Content-Type', picture.type);
    return c.body(new Uint8Array(picture.bytes));
  });
  return app;
}
