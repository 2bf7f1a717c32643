import type { Context } from 'hono';
import type { Database } from '../../ground/database/index.js';
import {
  keepHostCookie,
  readHostCookie,
  type Callers,
  type Visitors,
  hashSecret,
  createSecret,
} from '../../ground/http/index.js';
import { readDraftText, writeDraftText, type Draft } from './draft-text.js';

/**
 * The text that a visitor has typed into the checkout of a cart, kept between the post of the form and the next page.
 * A cookie of its own opens it: the cart's token alone, as the sender of a link has it, does not show it.
 */
export interface Drafts {
  keep(c: Context, token: string, draft: Draft): Promise<void>;
  /** Reads the draft, and clears its outcome, so that a page shows the outcome once. Null if there is none. */
  take(c: Context, token: string): Promise<Draft | null>;
}

const name = 'CHECKOUT';
const seconds = 24 * 60 * 60;
const tokenForm = /^[\w-]{43}$/;

export function createDrafts(context: {
  readonly database: Database;
  readonly visitors: Pick<Visitors, 'cartOf'>;
  readonly callers: Callers;
  now(): number;
}): Drafts {
  const { database, visitors, callers, now } = context;

  const readToken = (c: Context) => {
    const token = readHostCookie(c, name, callers.isSecure(c)) ?? '';
    return tokenForm.test(token) ? token : null;
  };

  return {
    async keep(c, token, draft) {
      const cartId = visitors.cartOf(token);
      if (cartId === null) return;
      const own = readToken(c) ?? createSecret();
      keepHostCookie(c, name, own, { secure: callers.isSecure(c), httpOnly: true, seconds });
      const expiresAt = new Date(now() + seconds * 1000);
      // A cart that was purchased or removed meanwhile has no draft any more.
      await database.query(
        `insert into checkout_drafts (visitor_hash, cart_id, draft, expires_at)
         select $1, id, $3, $4 from carts where id = $2 and purchased_at is null
         on conflict (visitor_hash, cart_id) do update set
           draft = excluded.draft, expires_at = excluded.expires_at`,
        [hashSecret(own), cartId, writeDraftText(draft), expiresAt],
      );
    },
    async take(c, token) {
      const cartId = visitors.cartOf(token);
      const own = readToken(c);
      if (cartId === null || own === null) return null;
      const key = [hashSecret(own), cartId];
      const { rows } = await database.query<{ draft: string }>(
        'select draft from checkout_drafts where visitor_hash = $1 and cart_id = $2 and expires_at > $3',
        [...key, new Date(now())],
      );
      const [row] = rows;
      const draft = row === undefined ? null : readDraftText(row.draft);
      if (draft === null || draft.outcome === null) return draft;
      // Only this outcome: a form that was posted meanwhile has its own.
      await database.query(
        'update checkout_drafts set draft = $3 where visitor_hash = $1 and cart_id = $2 and draft = $4',
        [...key, writeDraftText({ ...draft, outcome: null }), row?.draft],
      );
      return draft;
    },
  };
}
