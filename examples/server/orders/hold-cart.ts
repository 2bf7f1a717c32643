import { randomUUID } from 'node:crypto';
import type { Database } from '../database/index.js';
import type { Signer } from '../http/index.js';

const keyForm = /^[\w-]{16,255}$/;

/**
 * Gives a cart a new id before a checkout form stores who buys it, and resolves to that id. Whoever has had the cart's
 * token until now, as the sender of a link or a neighbouring host that planted a cookie, has the token of no cart then.
 * The id follows from the key of the form's page, which only the browser that got the page knows: a repeat after a lost
 * response finds the cart again, and a further press of the same page changes nothing.
 */
export function holdCart(
  database: Database,
  signer: Signer,
  { cartId, pressKey }: { readonly cartId: string; readonly pressKey: string },
): Promise<string> {
  const key = keyForm.test(pressKey) ? pressKey : randomUUID();
  const nextId = (id: string) => signer.sign('held cart', `${id}:${key}`).split('.').at(-1) ?? '';
  return database.transaction(async (transaction) => {
    const { rows: former } = await transaction.query<{ id: string }>(
      'select id from former_cart_ids where cart_id = $1',
      [cartId],
    );
    if (former.some(({ id }) => nextId(id) === cartId)) return cartId;
    const held = nextId(cartId);
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
}
