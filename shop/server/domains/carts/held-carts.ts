import type { Context } from 'hono';
import type { Database } from '../../ground/database/index.js';
import { Problem, type BrowserIds, type Signer, type Visitor } from '../../ground/http/index.js';

/**
 * Carts with a new id. A checkout form gives its cart one before it stores who buys it: anyone with the cart's earlier
 * token, such as the sender of a link or a neighbouring host that planted a cookie, then has the token of no cart. The
 * id follows from the name of the browser, which no script and no other host knows, so the browser needs no answer to
 * find its cart again: the one with the new token may be lost, or overtaken by an older one.
 */
export interface HeldCarts {
  /** Gives the cart its new id, and resolves to it. A repeat in the same browser changes nothing. */
  hold(c: Context, cartId: string): Promise<string>;
  /** The id of now of a cart that this browser's checkout has given a new one; else the id as it is. */
  presentId(c: Context, cartId: string): Promise<string>;
}

export interface HeldCartContext {
  readonly database: Database;
  readonly signer: Signer;
  readonly browserIds: BrowserIds;
}

export function createHeldCarts({ database, signer, browserIds }: HeldCartContext): HeldCarts {
  const nextId = (browser: string, id: string) =>
    signer.sign('held cart', `${id}:${browser}`).split('.').at(-1) ?? '';

  return {
    hold(c, cartId) {
      const browser = browserIds.issue(c);
      return database.transaction(async (transaction) => {
        const { rows: former } = await transaction.query<{ id: string }>(
          'select id from former_cart_ids where cart_id = $1',
          [cartId],
        );
        if (former.some(({ id }) => nextId(browser, id) === cartId)) return cartId;
        const held = nextId(browser, cartId);
        const { rowCount } = await transaction.query(
          'update carts set id = $2, started_by = null where id = $1 and purchased_at is null',
          [cartId, held],
        );
        if (rowCount === 0) {
          const { rows } = await transaction.query('select from carts where id = $1', [held]);
          return rows.length > 0 ? held : cartId;
        }
        await transaction.query('insert into former_cart_ids (id, cart_id) values ($1, $2)', [
          cartId,
          held,
        ]);
        return held;
      });
    },
    async presentId(c, cartId) {
      const browser = browserIds.read(c);
      if (browser === null) return cartId;
      const held = nextId(browser, cartId);
      const { rowCount } = await database.query(
        'select from former_cart_ids where id = $1 and cart_id = $2',
        [cartId, held],
      );
      return rowCount > 0 ? held : cartId;
    },
  };
}

/** Whether a cart has expired or was purchased. */
export const isGone = (error: unknown) => error instanceof Problem && error.status === 410;

/** Runs with the visitor's cart. If it has gone, and only its id is another one now, runs again with that. */
export async function withPresentCart<T>(
  heldCarts: HeldCarts,
  c: Context,
  visitor: Visitor,
  run: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  try {
    return await run(visitor);
  } catch (error) {
    if (!isGone(error) || visitor.cartId === null || !visitor.usesCookies) throw error;
    const cartId = await heldCarts.presentId(c, visitor.cartId);
    if (cartId === visitor.cartId) throw error;
    return run({ ...visitor, cartId });
  }
}
