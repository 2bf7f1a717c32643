import { z } from '@hono/zod-openapi';

/** What a shopper types on one line. Postgres holds neither NUL nor halves of surrogate pairs. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const code = line(60).min(1);

export const couponBody = z.strictObject({ code }).openapi('EnterCoupon');
export const couponParams = z.object({ code });

export const shippingLocationBody = z
  .strictObject({
    country: line(2).openapi({ description: 'ISO 3166-1 alpha-2.' }),
    region: line(60),
    postalCode: line(20),
  })
  .openapi('SetShippingLocation');

export const shippingOptionBody = z
  .strictObject({ optionId: line(60) })
  .openapi('ChooseShippingOption');
