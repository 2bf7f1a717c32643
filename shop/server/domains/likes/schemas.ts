import { z } from '@hono/zod-openapi';

export const likeSchema = z
  .object({
    itemId: z.string(),
    count: z.int().nonnegative().openapi({ description: 'How many browsers like the item.' }),
    isLiked: z.boolean().openapi({ description: 'Whether this browser is one of them.' }),
  })
  .openapi('Like');

export const likesSchema = z.object({ likes: z.array(likeSchema) }).openapi('Likes');

export type LikeJson = z.infer<typeof likeSchema>;
