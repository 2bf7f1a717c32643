import * as z from 'zod/mini';
import { defineSchema, wholeWithin } from '../../../net/index.js';

/**
 * The wire's names (storefront §3, §7; docs/server/CONTRACT.md); fields that are not specified there may be
 * missing.
 */
export const restockSchemas = /* @__PURE__ */ defineSchema(() => {
  const count = wholeWithin(0);
  const text = z.catch(z.string(), '');
  const scalar = z.unknown().check(z.refine(isScalar));
  const id = z.pipe(scalar, z.transform(String));
  const moment = z.pipe(
    scalar,
    z.transform((value) => {
      const time = isScalar(value) ? new Date(value).getTime() : NaN;
      return Number.isNaN(time) ? null : time;
    }),
  );
  const paged = {
    hasNextPage: z.catch(z.boolean(), false),
    nextPageCursor: z.catch(z.nullable(z.string()), null),
  };

  const group = z.object({
    productId: id,
    variantId: id,
    productTitle: text,
    variantTitle: text,
    count: z.catch(z.nullable(count), null),
  });
  const signUp = z.object({
    email: text,
    createdOn: z.catch(z.nullable(moment), null),
    isJoinMailingList: z.catch(z.boolean(), false),
  });
  const sent = { sent: z.catch(count, 0), remaining: z.catch(count, 0) };
  const result = z.object({
    productId: id,
    variantId: id,
    ...sent,
    error: z.catch(z.nullable(z.string()), null),
  });

  return {
    groups: z.object({ signUpGroups: z.array(group), ...paged }),
    signUps: z.object({ signUps: z.array(signUp), ...paged }),
    // "Response not shown": a success without a count has sent all.
    send: z._default(z.object(sent), { sent: 0, remaining: 0 }),
    sendAll: z._default(z.object({ results: z.catch(z.nullable(z.array(result)), null) }), {
      results: null,
    }),
  };
});

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
