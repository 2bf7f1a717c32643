import { productsPath } from '../views/products/index.js';
import { ownerRoute } from '../owner-route.js';
import { takeForm } from '../take-form.js';

/**
 * One picture, uploaded by the script of the editor; without script it comes with the form. Answers JSON: the address of
 * the picture, or why it is not kept.
 */
export const pictureUploads = [
  ownerRoute('POST', `${productsPath}/pictures`, 'products', async (context, c) => {
    c.header('Cache-Control', 'no-store');
    const { crumb, file } = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
    return takeForm(
      context,
      c,
      crumb,
      async () => {
        const given = file instanceof File ? [file] : [];
        const { pictures, errors } = await context.services.productPictures.keep(given);
        const [picture] = pictures;
        if (picture !== undefined) return c.json({ url: picture.assetUrl });
        return c.json({ error: errors[0] ?? 'Choose a picture.', code: 'invalid-request' }, 422);
      },
      ({ code, message, status }) => c.json({ error: message, code }, status),
    );
  }),
];
