import type { Clock } from 'vitrine/core/runtime';
import type { CommentTexts } from 'vitrine/core/social';
import { requireItem, type FindItem } from '../content/index.js';
import type { Database, Queryable, RecordChange } from '../../ground/database/index.js';
import { Problem, readPosition, toPage } from '../../ground/http/index.js';
import { firstState } from './first-state.js';
import { readTexts } from './read-texts.js';
import type { CommentJson, CommentPageJson, ModeratedCommentsJson } from './schemas.js';
import { commentId, type ModerationState } from './types.js';

/** Comments on items and collections. Lists have pages: `nextPageCursor` of a page is the `cursor` of the next one. */
export interface Comments {
  /** The public comments of an item, 20 a page, newest first. @throws Problem `item-not-found`, `invalid-request`. */
  read(itemId: string, cursor?: string | null): Promise<CommentPageJson>;
  /** The number of public comments of items, in the order of `itemIds`; none where the site has no comments. */
  counts(itemIds: readonly string[]): Promise<{ itemId: string; count: number }[]>;
  /**
   * Checks a comment before it is stored. Returns its texts, trimmed.
   * @throws In this order: Problem `item-not-found`, `comments-closed`, `comment-invalid`.
   */
  check(itemId: string, typed: CommentTexts): Promise<CommentTexts>;
  /** Stores a checked comment. */
  write(transaction: Queryable, itemId: string, texts: CommentTexts): Promise<string>;
  /** A stored comment for its author. */
  find(transaction: Queryable, id: string): Promise<{ comment: CommentJson; isPublic: boolean }>;
  /** How many comments are in each state. */
  stateCounts(): Promise<Readonly<Record<ModerationState, number>>>;
  /** The comments in a state, 50 a page, newest first. */
  list(state: ModerationState, cursor?: string | null): Promise<ModeratedCommentsJson>;
  /**
   * Decides on a comment; the last decision counts. `record` keeps the owner's action in the same transaction.
   * @throws Problem `comment-not-found`.
   */
  decide(id: string, state: ModerationState, record?: RecordChange): Promise<void>;
}

export interface CommentsContext {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly findItem: FindItem;
  /** The site setting for comments; off, none are shown or taken (platform §4). */
  readonly commentsEnabled: boolean;
  /** Whether new comments wait for the owner. */
  readonly isModerated: boolean;
}

const pageSize = 20;
const listSize = 50;

interface Row {
  /** One database driver returns 64-bit integers as strings, the other as numbers. */
  position: number | string;
  item_id: string;
  author: string;
  content: string;
  state: ModerationState;
  written_at: Date;
}

const columns = 'id as position, item_id, author, content, state, written_at';

export function createComments(context: CommentsContext): Comments {
  const { database, clock, findItem, commentsEnabled } = context;

  async function counts(itemIds: readonly string[]) {
    const { rows } = await database.query<{ item_id: string; count: number }>(
      `select item_id, count(*)::int as count from comments
       where item_id = any($1::text[]) and state = 'approved' group by item_id`,
      [commentsEnabled ? [...itemIds] : []],
    );
    const byId = new Map(rows.map(({ item_id, count }) => [item_id, count]));
    return itemIds.map((itemId) => ({ itemId, count: byId.get(itemId) ?? 0 }));
  }

  return {
    counts,
    async read(itemId, cursor) {
      const { commentState } = await requireItem(findItem, itemId);
      const { rows } = await database.query<Row>(
        `select ${columns} from comments
         where item_id = $1 and state = 'approved' and $2 and ($3::bigint is null or id < $3::bigint)
         order by id desc limit $4`,
        [itemId, commentsEnabled, readPosition(cursor || null), pageSize + 1],
      );
      const { shown, ...next } = toPage(rows, pageSize);
      const [{ count } = { count: 0 }] = await counts([itemId]);
      const isOpen = commentsEnabled && commentState === 1;
      return { count, isOpen, comments: shown.map(toJson), ...next };
    },
    async check(itemId, typed) {
      const { commentState } = await requireItem(findItem, itemId);
      if (!commentsEnabled || commentState !== 1) throw new Problem('comments-closed');
      return readTexts(typed);
    },
    async write(transaction, itemId, { author, text }) {
      const { rows } = await transaction.query<{ id: number | string }>(
        `insert into comments (item_id, author, content, state, written_at)
         values ($1, $2, $3, $4, $5) returning id`,
        [itemId, author, text, firstState(text, context.isModerated), new Date(clock.now())],
      );
      return String(rows[0]?.id);
    },
    async find(transaction, id) {
      const { rows } = await transaction.query<Row>(
        `select ${columns} from comments where id = $1::bigint`,
        [id],
      );
      const [row] = rows;
      if (row === undefined) throw new Problem('comment-not-found');
      return { comment: toJson(row), isPublic: row.state === 'approved' };
    },
    async stateCounts() {
      const { rows } = await database.query<{ state: ModerationState; count: number }>(
        'select state, count(*)::int as count from comments group by state',
      );
      const counted = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
      return { pending: 0, approved: 0, spam: 0, ...counted };
    },
    async list(state, cursor) {
      const { rows } = await database.query<Row>(
        `select ${columns} from comments
         where state = $1 and ($2::bigint is null or id < $2::bigint) order by id desc limit $3`,
        [state, readPosition(cursor || null), listSize + 1],
      );
      const { shown, ...next } = toPage(rows, listSize);
      const comments = shown.map((row) => ({
        ...toJson(row),
        itemId: row.item_id,
        state: row.state,
      }));
      return { comments, ...next };
    },
    async decide(id, state, record) {
      // An id from a form: any other text than a number would be an error of the database.
      if (!commentId.test(id)) throw new Problem('comment-not-found');
      await database.transaction(async (transaction) => {
        const { rows } = await transaction.query(
          'update comments set state = $2 where id = $1::bigint returning id',
          [id, state],
        );
        if (rows.length === 0) throw new Problem('comment-not-found');
        await record?.(transaction, id);
      });
    },
  };
}

function toJson({ position, author, content, written_at: at }: Row): CommentJson {
  return { id: String(position), author, text: content, writtenAt: new Date(at).getTime() };
}
