import type { Context } from 'hono';
import {
  dropHostCookie,
  keepHostCookie,
  readHostCookie,
  hashSecret,
  createSecret,
} from '../../ground/http/index.js';
import { mergeCarts, type MergedCart } from './merge-carts.js';
import type { RouteContext } from '../../ground/routing/index.js';

/** Brings the cart of a page on another origin to the shop's own pages. */
export interface HandOffs {
  /** A code for the cart, which works once and for five minutes. */
  offer(cartId: string): Promise<string>;
  /**
   * Takes a code out of an address: a cookie of this browser names the cart from then on. False for a code that is unknown,
   * too old, or spent by another browser. A second press of a link may bring the same code twice.
   */
  accept(c: Context, code: string): Promise<boolean>;
  /**
   * Moves what an accepted code has brought into the visitor's cart, and sets its cookies. A repeat after a lost response
   * finds the cart again. `token` is that of the visitor's cart of now, or null.
   */
  receive(c: Context): Promise<{ readonly token: string | null; readonly arrived: number }>;
}

export interface HandOffContext extends Pick<RouteContext, 'database' | 'visitors' | 'callers'> {
  readonly mostLines: number;
  now(): number;
}

interface HandOffRow {
  readonly code_hash: string;
  readonly cart_id: string;
  readonly into_cart: string | null;
}

const codeLifetime = 5 * 60 * 1000;
const claimCookie = 'HAND_OFF';
const claimSeconds = 10 * 60;
const codeForm = /^[\w-]{43}$/;

export function createHandOffs(context: HandOffContext): HandOffs {
  const { database, visitors, callers, mostLines, now } = context;

  const claimIn = (c: Context) => readHostCookie(c, claimCookie, callers.isSecure(c));

  function ownCart(c: Context): string | null {
    const token = visitors.tokenIn(c);
    return token === null ? null : visitors.cartOf(token);
  }

  /** The cart that the claim has filled; null for a claim that is unknown, too old, or of an empty cart. */
  function redeem(claim: string, own: string | null): Promise<MergedCart | null> {
    return database.transaction(async (transaction) => {
      const { rows } = await transaction.query<HandOffRow>(
        `select * from cart_hand_offs where claim_hash = $1 and expires_at > $2 for update`,
        [hashSecret(claim), new Date(now())],
      );
      const [row] = rows;
      if (row === undefined) return null;
      if (row.into_cart !== null) return { cartId: row.into_cart, arrived: 0 };
      const merged = await mergeCarts(transaction, {
        from: row.cart_id,
        into: own,
        mostLines,
        now: now(),
      });
      if (merged === null) return null;
      await transaction.query('update cart_hand_offs set into_cart = $2 where code_hash = $1', [
        row.code_hash,
        merged.cartId,
      ]);
      return merged;
    });
  }

  return {
    async offer(cartId) {
      const code = createSecret();
      await database.query(
        'insert into cart_hand_offs (code_hash, cart_id, expires_at) values ($1, $2, $3)',
        [hashSecret(code), cartId, new Date(now() + codeLifetime)],
      );
      return code;
    },
    async accept(c, code) {
      if (!codeForm.test(code)) return false;
      const claim = createSecret();
      const { rowCount } = await database.query(
        `update cart_hand_offs set claim_hash = $2, expires_at = $3
         where code_hash = $1 and into_cart is null and expires_at > $4`,
        [
          hashSecret(code),
          hashSecret(claim),
          new Date(now() + claimSeconds * 1000),
          new Date(now()),
        ],
      );
      if (rowCount > 0) {
        const protection = { secure: callers.isSecure(c), httpOnly: true, seconds: claimSeconds };
        keepHostCookie(c, claimCookie, claim, protection);
        return true;
      }
      const { rows } = await database.query(
        `select 1 from cart_hand_offs
         where code_hash = $1 and (into_cart = $2 or claim_hash = $3) and expires_at > $4`,
        [hashSecret(code), ownCart(c), hashSecret(claimIn(c) ?? ''), new Date(now())],
      );
      return rows.length > 0;
    },
    async receive(c) {
      const token = visitors.tokenIn(c);
      const claim = claimIn(c);
      if (claim === undefined) return { token, arrived: 0 };
      const own = ownCart(c);
      const merged = await redeem(claim, own);
      dropHostCookie(c, claimCookie, callers.isSecure(c));
      // A repeat must not replace a cart that has followed.
      if (merged === null || (merged.arrived === 0 && own !== null)) return { token, arrived: 0 };
      visitors.keepCart(c, { id: merged.cartId, totalQuantity: 1 });
      return { token: visitors.tokenOf(merged.cartId), arrived: merged.arrived };
    },
  };
}
