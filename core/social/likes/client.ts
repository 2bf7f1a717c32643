import type { Http } from '../../net/index.js';
import { likeSchemas, type Like } from './schema.js';

/** The calls about likes. Each rejects with a NetError. */
export interface LikesClient {
  /** Reads the likes of items, at most 50 a call. */
  read(itemIds: readonly string[]): Promise<readonly Like[]>;
  /** Gives an item this browser's like, or takes it back; both may be repeated. */
  change(itemId: string, isLiked: boolean): Promise<Like>;
}

const path = '/api/content/likes';

/** @param liker The name of this browser for an API of another origin, which sees no cookies; null for the page's own. */
export function createLikesClient(
  http: Pick<Http, 'request'>,
  liker: (() => string) | null,
): LikesClient {
  const query = () => ({ liker: liker?.() });
  return {
    async read(itemIds) {
      const { likes } = await http.request({
        method: 'GET',
        path,
        query: { itemIds: itemIds.join(), ...query() },
        schema: () => likeSchemas().likes,
      });
      return likes;
    },
    change: (itemId, isLiked) =>
      http.request({
        method: isLiked ? 'PUT' : 'DELETE',
        path: `${path}/${encodeURIComponent(itemId)}`,
        query: query(),
        schema: () => likeSchemas().like,
        // Many a reader likes a page and leaves it at once.
        keepalive: true,
      }),
  };
}
