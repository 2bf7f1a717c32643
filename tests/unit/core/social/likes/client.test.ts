import { describe, expect, it } from 'vitest';
import { createLikesClient } from '../../../../../core/social/likes/client.js';

describe('createLikesClient', () => {
  it.each([
    [true, 'PUT'],
    [false, 'DELETE'],
  ] as const)(
    'sends a press that the next page does not end: liked %s',
    async (isLiked, method) => {
      const calls: unknown[] = [];
      const http = {
        async request<T>(call: { schema: () => unknown }) {
          calls.push(call);
          return {} as T;
        },
      };
      await createLikesClient(http, null).change('post', isLiked);
      expect(calls).toMatchObject([{ method, path: '/api/content/likes/post', keepalive: true }]);
    },
  );
});
