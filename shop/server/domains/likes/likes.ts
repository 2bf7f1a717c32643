import { createHash } from 'node:crypto';
import type { LikeJson } from './schemas.js';
import type { RouteContext } from '../../ground/routing/index.js';

/** Likes, of which each browser gives an item one. */
export interface Likes {
  /** The likes of items, in the order of `itemIds`. `liker` is null for a browser without a name. */
  read(itemIds: readonly string[], liker: string | null): Promise<LikeJson[]>;
  /** Adds the browser's like, once however often it is called. */
  like(itemId: string, liker: string): Promise<LikeJson>;
  /** Takes it back. */
  unlike(itemId: string, liker: string): Promise<LikeJson>;
}

export type LikesContext = Pick<RouteContext, 'database' | 'clock'>;

export function createLikes({ database, clock }: LikesContext): Likes {
  async function read(itemIds: readonly string[], liker: string | null): Promise<LikeJson[]> {
    const { rows } = await database.query<{ item_id: string; count: number; is_liked: boolean }>(
      `select item_id, count(*)::int as count, coalesce(bool_or(liker_hash = $2), false) as is_liked
       from likes where item_id = any($1::text[]) group by item_id`,
      [[...itemIds], liker === null ? null : hashOf(liker)],
    );
    const byId = new Map(rows.map((row) => [row.item_id, row]));
    return itemIds.map((itemId) => {
      const { count = 0, is_liked: isLiked = false } = byId.get(itemId) ?? {};
      return { itemId, count, isLiked };
    });
  }

  async function readOne(itemId: string, liker: string): Promise<LikeJson> {
    const [like] = await read([itemId], liker);
    return like ?? { itemId, count: 0, isLiked: false };
  }

  return {
    read,
    async like(itemId, liker) {
      await database.query(
        `insert into likes (item_id, liker_hash, liked_at) values ($1, $2, $3) on conflict do nothing`,
        [itemId, hashOf(liker), new Date(clock.now())],
      );
      return readOne(itemId, liker);
    },
    async unlike(itemId, liker) {
      await database.query('delete from likes where item_id = $1 and liker_hash = $2', [
        itemId,
        hashOf(liker),
      ]);
      return readOne(itemId, liker);
    },
  };
}

/** So that a copy of the database links no likes to a browser's cookie. */
function hashOf(liker: string): string {
  return createHash('sha256').update(liker).digest('base64url');
}
