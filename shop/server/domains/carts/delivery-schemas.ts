import { z } from '@hono/zod-openapi';

/** One line of typed text. PostgreSQL stores neither NUL nor lone surrogates. */
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
