import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Database } from '../../../ground/database/index.js';
import {
  keepHostCookie,
  readHostCookie,
  type Callers,
  hashSecret,
  createSecret,
} from '../../../ground/http/index.js';

const texts = z.record(z.string(), z.string());
const draftSchema = z.object({ typed: texts, errors: texts });

/** The texts that a visitor has typed, and their problems. */
export type ReviewDraft = Readonly<z.infer<typeof draftSchema>>;

/** Keeps what was typed between the post of the form and the page that follows. A cookie of its own opens it. */
export interface ReviewDrafts {
  keep(c: Context, productId: string, draft: ReviewDraft): Promise<void>;
  /** Reads the draft, and clears its mistakes, so that a page shows them once. Null if there is none. */
  take(c: Context, productId: string): Promise<ReviewDraft | null>;
  drop(c: Context, productId: string): Promise<void>;
}

const name = 'REVIEW';
const seconds = 24 * 60 * 60;
const tokenForm = /^[\w-]{43}$/;
/** More than any field may have, so that a text that is too long comes back to be shortened. */
const longestText = 10_000;
const keptFields = ['rating', 'title', 'text', 'author', 'email'];

export function createReviewDrafts(context: {
  readonly database: Database;
  readonly callers: Pick<Callers, 'isSecure'>;
  now(): number;
}): ReviewDrafts {
  const { database, callers, now } = context;

  const readToken = (c: Context) => {
    const token = readHostCookie(c, name, callers.isSecure(c)) ?? '';
    return tokenForm.test(token) ? token : null;
  };

  return {
    async keep(c, productId, draft) {
      const own = readToken(c) ?? createSecret();
      keepHostCookie(c, name, own, { secure: callers.isSecure(c), httpOnly: true, seconds });
      await database.query(
        `insert into review_drafts (visitor_hash, product_id, draft, expires_at)
         select $1, id, $3, $4 from products where id = $2
         on conflict (visitor_hash, product_id) do update set
           draft = excluded.draft, expires_at = excluded.expires_at`,
        [hashSecret(own), productId, write(draft), new Date(now() + seconds * 1000)],
      );
    },
    async take(c, productId) {
      const own = readToken(c);
      if (own === null) return null;
      const key = [hashSecret(own), productId];
      const { rows } = await database.query<{ draft: string }>(
        'select draft from review_drafts where visitor_hash = $1 and product_id = $2 and expires_at > $3',
        [...key, new Date(now())],
      );
      const [row] = rows;
      const draft = row === undefined ? null : readDraft(row.draft);
      if (draft === null || Object.keys(draft.errors).length === 0) return draft;
      await database.query(
        'update review_drafts set draft = $3 where visitor_hash = $1 and product_id = $2 and draft = $4',
        [...key, write({ ...draft, errors: {} }), row?.draft],
      );
      return draft;
    },
    async drop(c, productId) {
      const own = readToken(c);
      if (own === null) return;
      await database.query(
        'delete from review_drafts where visitor_hash = $1 and product_id = $2',
        [hashSecret(own), productId],
      );
    },
  };
}

/** JSON text, because jsonb refuses the NUL character that a visitor can send. */
function write({ typed, ...rest }: ReviewDraft): string {
  const kept = keptFields.map((field) => [field, (typed[field] ?? '').slice(0, longestText)]);
  return JSON.stringify({ ...rest, typed: Object.fromEntries(kept) });
}

function readDraft(text: string): ReviewDraft | null {
  return draftSchema.safeParse(JSON.parse(text)).data ?? null;
}
