import { z } from '@hono/zod-openapi';

const time = z.int().openapi({ description: 'Milliseconds since 1970.' });
const count = z.int().nonnegative();
const page = {
  hasNextPage: z.boolean(),
  nextPageCursor: z.string().nullable().openapi({ description: 'Null on the last page.' }),
};
const variantName = { productId: z.string(), variantId: z.string() };

export const signUpGroupsSchema = z
  .object({
    signUpGroups: z.array(
      z.object({
        ...variantName,
        productTitle: z.string(),
        variantTitle: z.string().openapi({ description: 'Empty if the item has no options.' }),
        count: count.openapi({ description: 'Signups without a notification.' }),
      }),
    ),
    ...page,
  })
  .openapi('RestockSignUpGroups');

export const signUpsSchema = z
  .object({
    signUps: z.array(
      z.object({ email: z.string(), createdOn: time, isJoinMailingList: z.boolean() }),
    ),
    ...page,
  })
  .openapi('RestockSignUps');

export const notificationsSchema = z
  .object({
    notifications: z.array(z.object({ email: z.string(), sentOn: time })),
    ...page,
  })
  .openapi('RestockNotifications');

const sendResult = {
  sent: count.openapi({ description: 'Signups whose mails this call has put into the outbox.' }),
  remaining: count.openapi({ description: 'Signups not yet notified.' }),
};

export const sendResultSchema = z.object(sendResult).openapi('RestockSendResult');

export const sendAllSchema = z
  .object({
    results: z.array(
      z.object({
        ...variantName,
        ...sendResult,
        error: z
          .string()
          .optional()
          .openapi({ description: 'Why nothing was sent for this variant.' }),
      }),
    ),
  })
  .openapi('RestockSendAllResult');
