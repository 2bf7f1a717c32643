import type { FieldErrors } from 'vitrine/core/forms';
import type { Context } from 'hono';
import type { Clock } from 'vitrine/core/runtime';
import type { Database, RecordChange } from '../../../ground/database/index.js';
import {
  Problem,
  readPosition,
  toPage,
  type Callers,
  type Typed,
} from '../../../ground/http/index.js';
import { isPhotoName, type PhotoFolder } from '../photos/index.js';
import type { ReviewSeed } from '../types.js';
import { findBought } from './bought.js';
import { readPhotos } from './read-photos.js';
import { createReviewDrafts, type ReviewDrafts } from './review-drafts.js';
import { readReview } from './read-review.js';

export type ReviewState = 'pending' | 'approved' | 'refused';

/** The content of a form of a review. */
export interface SentReview {
  readonly productId: string;
  readonly fields: Typed;
  readonly photos: readonly File[];
  /** Made with the page: a second press writes no second review. */
  readonly key: string;
}

/** A written review, for the owner. */
export interface ModeratedReview {
  readonly id: string;
  readonly productTitle: string;
  readonly productUrl: string;
  readonly rating: number;
  readonly author: string;
  readonly title: string | null;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly photos: ReviewSeed['photos'];
  /** Whether the writer's browser had opened an order with the product. */
  readonly isVerified: boolean;
  /** Kept until the owner decides. */
  readonly email: string | null;
  /** The number of an order with the product that was placed with this address; a hint, no proof. */
  readonly orderNumber: number | null;
}

export interface ModeratedReviews {
  readonly reviews: readonly ModeratedReview[];
  readonly nextPageCursor: string | null;
}

export interface WrittenReviews {
  readonly drafts: ReviewDrafts;
  /** Whether photos can be kept. */
  readonly takesPhotos: boolean;
  /** Stores a review that waits for the owner; answers the mistakes, by field, if there are any. */
  write(c: Context, sent: SentReview): Promise<FieldErrors>;
  /** The written reviews in a state, 20 a page, oldest first. @throws Problem `invalid-request` for a wrong cursor. */
  list(state: ReviewState, cursor: string | null): Promise<ModeratedReviews>;
  count(state: ReviewState): Promise<number>;
  /** Decides on a review; the last decision counts. @throws Problem `item-not-found`. */
  decide(
    decision: { readonly id: string; readonly isApproved: boolean; readonly isVerified: boolean },
    record: RecordChange,
  ): Promise<void>;
  /** A photo by its name; until its review is approved, for the owner alone. Null if there is none. */
  photo(name: string, isOwner: boolean): Promise<{ bytes: Uint8Array; type: string } | null>;
  /** Deletes the files of photos whose review is gone. */
  purgePhotos(): Promise<void>;
}

export interface WrittenReviewContext {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly callers: Pick<Callers, 'isSecure'>;
  /** Null: no photos are taken. */
  readonly photos: PhotoFolder | null;
  /** The orders that the visitor may read. */
  ordersOf(c: Context): readonly string[];
}

const pageSize = 20;
const keyForm = /^[\w-]{16,100}$/;
/** A file is younger than its row while a review is stored. */
const storingTime = 60 * 60 * 1000;

interface Row {
  /** One database driver returns 64-bit integers as strings, the other as numbers. */
  position: number | string;
  id: string;
  rating: number;
  written_at: number | string;
  email: string | null;
  details: Pick<ReviewSeed, 'author' | 'title' | 'text' | 'isVerified' | 'photos'>;
  product_title: string;
  url_id: string;
  order_number: number | null;
}

export function createWrittenReviews(context: WrittenReviewContext): WrittenReviews {
  const { database, clock, photos: folder } = context;

  async function store(
    c: Context,
    sent: SentReview,
    read: ReturnType<typeof readReview>['texts'],
    files: readonly KeptPhoto[],
  ) {
    const { rating, title, text, author, email } = read;
    const bought = await findBought(database, context.ordersOf(c), sent.productId);
    const details = {
      importedFrom: null,
      author,
      title: title || null,
      text,
      isVerified: bought !== null,
      variant: bought?.variant ?? null,
      photos: files.map(({ name, width, height }) => ({
        url: `/review-photos/${name}`,
        alt: '',
        width,
        height,
      })),
      reply: null,
    };
    return database.transaction(async (transaction) => {
      const { rowCount } = await transaction.query(
        `insert into reviews (id, product_id, source, rating, written_at, helpful_count, details, is_written, state, email)
         select $1, id, 'native', $3, $4, 0, $5::jsonb, true, 'pending', $6 from products where id = $2
         on conflict (id) do nothing`,
        [
          `written-${sent.key}`,
          sent.productId,
          rating,
          clock.now(),
          JSON.stringify(details),
          email,
        ],
      );
      if (rowCount === 0) return false;
      for (const { name, type } of files) {
        await transaction.query(
          'insert into review_photos (name, review_id, content_type) values ($1, $2, $3)',
          [name, `written-${sent.key}`, type],
        );
      }
      return true;
    });
  }

  return {
    drafts: createReviewDrafts({ ...context, now: () => clock.now() }),
    takesPhotos: folder !== null,
    async write(c, sent) {
      if (!keyForm.test(sent.key)) throw new Problem('invalid-request');
      const { texts, errors } = readReview(sent.fields);
      const read = await readPhotos(folder ? sent.photos : []);
      if ('errors' in read) return { ...errors, photos: read.errors };
      if (Object.keys(errors).length > 0) return errors;
      const files: KeptPhoto[] = [];
      let isStored = false;
      try {
        for (const photo of read.value) {
          const { type, width, height } = photo;
          if (folder) files.push({ name: await folder.keep(photo), type, width, height });
        }
        isStored = await store(c, sent, texts, files);
      } finally {
        if (!isStored) await folder?.remove(files.map(({ name }) => name));
      }
      return {};
    },
    async list(state, cursor) {
      const { rows } = await database.query<Row>(
        `select r.position, r.id, r.rating, r.written_at, r.email, r.details,
           p.details->>'title' as product_title, p.url_id,
           (select max(o.number) from orders o
             where lower(o.email) = r.email and exists (
               select 1 from order_lines l where l.order_id = o.id and l.product_id = r.product_id
             )
           ) as order_number
         from reviews r join products p on p.id = r.product_id
         where r.is_written and r.state = $1 and ($2::bigint is null or r.position > $2::bigint)
         order by r.position limit $3`,
        [state, readPosition(cursor), pageSize + 1],
      );
      const { shown, nextPageCursor } = toPage(rows, pageSize);
      return { reviews: shown.map(toModerated), nextPageCursor };
    },
    async count(state) {
      const { rows } = await database.query<{ count: number }>(
        'select count(*)::int as count from reviews where is_written and state = $1',
        [state],
      );
      return rows[0]?.count ?? 0;
    },
    decide: ({ id, isApproved, isVerified }, record) =>
      database.transaction(async (transaction) => {
        const { rowCount } = await transaction.query(
          `update reviews set state = $2, decided_at = $3, email = null,
             details = details || jsonb_build_object('isVerified', $4::boolean)
               || case when $4::boolean then '{}'::jsonb else '{"variant": null}'::jsonb end
           where id = $1 and is_written`,
          [id, isApproved ? 'approved' : 'refused', new Date(clock.now()), isVerified],
        );
        if (rowCount === 0) throw new Problem('item-not-found');
        await record(transaction, id);
      }),
    async photo(name, isOwner) {
      if (!isPhotoName(name)) return null;
      const { rows } = await database.query<{ content_type: string }>(
        `select content_type from review_photos p join reviews r on r.id = p.review_id
         where p.name = $1 and (r.state = 'approved' or $2::boolean)`,
        [name, isOwner],
      );
      const bytes = rows[0] && (await folder?.read(name));
      return rows[0] && bytes ? { bytes, type: rows[0].content_type } : null;
    },
    async purgePhotos() {
      const names = (await folder?.olderThan(storingTime)) ?? [];
      if (names.length === 0) return;
      const { rows } = await database.query<{ name: string }>(
        'select name from unnest($1::text[]) as name where name not in (select name from review_photos)',
        [names],
      );
      await folder?.remove(rows.map(({ name }) => name));
    },
  };
}

interface KeptPhoto {
  readonly name: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

function toModerated(row: Row): ModeratedReview {
  const { id, rating, email, details } = row;
  const { author, title, text, isVerified, photos } = details;
  return {
    id,
    productTitle: row.product_title,
    productUrl: `/shop/${row.url_id}`,
    rating,
    author,
    title,
    text,
    writtenAt: Number(row.written_at),
    photos,
    isVerified,
    email,
    orderNumber: row.order_number,
  };
}
