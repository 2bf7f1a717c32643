import { Hono } from 'hono';
import type { StorefrontServices } from '../services.js';

type PhotoContext = Pick<StorefrontServices, 'writtenReviews' | 'owners'>;

/** What a browser may do with a file that a visitor has uploaded: show it as the picture that the server found it to be. */
const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Content-Disposition': 'inline',
  // Pages of other origins show the reviews too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves the photos of reviews; those that wait for the owner to the owner alone. */
export function createPhotoFiles({ writtenReviews, owners }: PhotoContext): Hono {
  const app = new Hono();
  app.get('/review-photos/:name', async (c) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const name = c.req.param('name');
    const shown = await writtenReviews.photo(name, false);
    const photo =
      shown ??
      ((await owners.may(c, 'reviews', 'read')) ? await writtenReviews.photo(name, true) : null);
    // A refusal of the owner ends what is shown, so nothing keeps it for long.
    c.header('Cache-Control', shown ? 'public, max-age=3600' : 'private, no-store');
    if (photo === null) return c.body(null, 404);
    c.header('Content-Type', photo.type);
    return c.body(new Uint8Array(photo.bytes));
  });
  return app;
}
