import * as z from 'zod/mini';
import { defineSchema } from '../../net/index.js';

/** The response of all three calls: the token of the cart that was created for the purchase. */
export const purchaseSchema = /* @__PURE__ */ defineSchema(() =>
  z.object({ cartToken: z.string().check(z.refine((token) => token !== '')) }),
);
