import type { Hono } from 'hono';
import { Problem } from '../../server/index.js';
import type { PageVariables } from '../../pages/security-headers.js';
import { productsPath } from '../views/products/index.js';
import type { OwnerParts } from '../owner-parts.js';

/**
 * One picture, uploaded by the script of the editor; without script it comes with the form. Answers JSON: the address of
 * the picture, or why it is not kept.
 */
export function addPictureUploads(app: Hono<PageVariables>, { services }: OwnerParts): void {
  const { crumbs, productPictures } = services;

  app.post(`${productsPath}/pictures`, async (c) => {
    c.header('Cache-Control', 'no-store');
    const { crumb, file } = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
    try {
      crumbs.check(c, typeof crumb === 'string' ? crumb : undefined);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return c.json({ error: error.message, code: error.code }, error.status);
    }
    const { pictures, errors } = await productPictures.keep(file instanceof File ? [file] : []);
    const [picture] = pictures;
    if (picture !== undefined) return c.json({ url: picture.assetUrl });
    return c.json({ error: errors[0] ?? 'Choose a picture.', code: 'invalid-request' }, 422);
  });
}
