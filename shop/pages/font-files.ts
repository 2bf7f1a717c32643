import { Hono } from 'hono';
import { fontSheet } from '../server/index.js';
import type { StorefrontServices } from './services.js';
import { fontSheetPath } from './views/parts/fonts.js';

const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  // The licence of a font is for the pages of the shop.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const forever = 'public, max-age=31536000, immutable';

/** Serves the sheet of the fonts that the owner has chosen, and the files that they have uploaded. */
export function createFontFiles({
  fonts,
  siteSettings,
}: Pick<StorefrontServices, 'fonts' | 'siteSettings'>): Hono {
  const app = new Hono();

  app.get(fontSheetPath, async (c) => {
    const chosen = (await siteSettings.kept()).fonts;
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    // A page that a cache has kept, or that another copy of the server has made, names another version.
    const isNamed = c.req.query('v') === String(chosen.version);
    c.header('Cache-Control', isNamed ? forever : 'no-store');
    c.header('Content-Type', 'text/css; charset=utf-8');
    return c.body(fontSheet(chosen));
  });

  app.get('/shop-fonts/:name', async (c) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const [, id = ''] = /^(.*)\.woff2$/.exec(c.req.param('name')) ?? [];
    const bytes = await fonts.read(id);
    if (bytes === null) {
      c.header('Cache-Control', 'no-store');
      return c.body(null, 404);
    }
    c.header('Cache-Control', forever);
    c.header('Content-Type', 'font/woff2');
    return c.body(new Uint8Array(bytes));
  });

  return app;
}
