import { z } from '@hono/zod-openapi';
import { idSchema } from '../../ground/routing/index.js';

const variantName = { productId: idSchema, variantId: idSchema };

/** storefront §3: restock signup payload. */
export const signUpBody = z
  .object({
    ...variantName,
    // Checked later, with the sentences of storefront §5.
    siteVisitorEmail: z.string().nullish(),
    isJoinMailingList: z.boolean().default(false),
    captchaToken: z.string().nullish(),
  })
  .openapi('RestockSignUp');

export const sendBody = z.object(variantName).openapi('RestockSend');

export const sendAllBody = z
  .object({ sendRequests: z.array(sendBody).max(50) })
  .openapi('RestockSendAll');

const cursor = z
  .string()
  .max(500)
  .optional()
  .openapi({ description: '`nextPageCursor` of the previous page.' });

export const groupsQuery = z.object({ cursor });
export const variantQuery = z.object({ ...variantName, cursor });
