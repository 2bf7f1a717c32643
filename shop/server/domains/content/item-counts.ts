import type { Database } from '../../ground/database/index.js';

/** The visitors' counts of an item, as templates read them (template language §9.6). */
export type ItemCounts = {
  readonly likeCount: number;
  /** The public comments; 0 where the site has none (platform §4). */
  readonly publicCommentCount: number;
};

/** Adds to items how often they are liked and commented on: one statement for all items of a page. */
export type CountItems = <Item extends { readonly id: string }>(
  items: readonly Item[],
) => Promise<(Item & ItemCounts)[]>;

interface Row {
  id: string;
  likes: number;
  comments: number;
}

/** @param commentsEnabled The site setting for comments. */
export function createCountItems(database: Database, commentsEnabled: boolean): CountItems {
  return async (items) => {
    if (items.length === 0) return [];
    const { rows } = await database.query<Row>(
      `select id,
         (select count(*)::int from likes where item_id = asked.id) as likes,
         (select count(*)::int from comments where item_id = asked.id and state = 'approved' and $2) as comments
       from unnest($1::text[]) as asked (id)`,
      [items.map(({ id }) => id), commentsEnabled],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return items.map((item) => {
      const { likes = 0, comments = 0 } = byId.get(item.id) ?? {};
      return { ...item, likeCount: likes, publicCommentCount: comments };
    });
  };
}
