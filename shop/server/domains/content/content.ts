import type { Database } from '../../ground/database/index.js';
import type { ContentCollection, ContentItem } from './types.js';

/** Posts and albums come newest first, events by when they start. */
const orders: Readonly<Record<ContentCollection, string>> = {
  journal: 'publish_on desc, id',
  albums: 'publish_on desc, id',
  events: 'starts_on, id',
  pages: 'id',
};

export interface ContentQuery {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  /** Items of a page; by default all. */
  readonly limit?: number;
  readonly offset?: number;
}

export interface ContentList {
  readonly items: readonly ContentItem[];
  /** How many there are on all pages. */
  readonly total: number;
}

export interface FoundContent {
  readonly collection: ContentCollection;
  readonly item: ContentItem;
}

/**
 * The part of the site's content that visitors may see: published items, and scheduled ones from their date on
 * (platform §3, "Content status labels").
 */
export interface Content {
  list(collection: ContentCollection, query?: ContentQuery): Promise<ContentList>;
  /** Null for what does not exist or is not published. */
  read(collection: ContentCollection, urlId: string): Promise<ContentItem | null>;
  /** An item by its id, also one that passes through; null as for `read`. */
  byId(id: string): Promise<ContentItem | null>;
  /** An item that is private, for those who have given the password (platform §3). */
  readPrivate(collection: ContentCollection, urlId: string): Promise<ContentItem | null>;
  /** The best first. Empty for a text without a word that is searched for. */
  search(text: string, limit: number): Promise<readonly FoundContent[]>;
}

interface Row {
  collection: ContentCollection;
  details: ContentItem;
}

const visible = "status in ('Published', 'Scheduled') and publish_on <= $1";
const longestSearch = 200;

export function createContent(database: Database, now: () => number): Content {
  return {
    async list(collection, { category, tag, limit, offset = 0 } = {}) {
      const { rows } = await database.query<Row & { total: number }>(
        `select details, count(*) over ()::int as total from content_items
         where ${visible} and collection = $2
           and ($3::text is null or details->'categories' ? $3)
           and ($4::text is null or details->'tags' ? $4)
         order by ${orders[collection]} limit $5 offset $6`,
        [now(), collection, category ?? null, tag ?? null, limit ?? null, offset],
      );
      return { items: rows.map(({ details }) => details), total: rows[0]?.total ?? 0 };
    },

    async read(collection, urlId) {
      const { rows } = await database.query<Row>(
        `select details from content_items where ${visible} and collection = $2 and url_id = $3`,
        [now(), collection, urlId],
      );
      return rows[0]?.details ?? null;
    },

    async byId(id) {
      const { rows } = await database.query<Row>(
        `select details from content_items where ${visible} and id = $2`,
        [now(), id],
      );
      return rows[0]?.details ?? null;
    },

    async readPrivate(collection, urlId) {
      const { rows } = await database.query<Row>(
        `select details from content_items
         where status = 'Private' and publish_on <= $1 and collection = $2 and url_id = $3`,
        [now(), collection, urlId],
      );
      return rows[0]?.details ?? null;
    },

    async search(text, limit) {
      // PostgreSQL stores no NUL character.
      const words = text.replaceAll('\0', ' ').slice(0, longestSearch);
      const { rows } = await database.query<Row>(
        `select collection, details from content_items, websearch_to_tsquery('english', $2) as query
         where ${visible} and words @@ query
         order by ts_rank(words, query) desc, publish_on desc, id limit $3`,
        [now(), words, limit],
      );
      return rows.map(({ collection, details }) => ({ collection, item: details }));
    },
  };
}
