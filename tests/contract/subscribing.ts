import { z } from 'zod';
import { berlin, buy, readCheckout, shipTo } from './buying.js';
import type { OpenShop } from './open-shop.js';
import type { TestVisitor } from './visitor.js';

/** Two bags of coffee every month, twelve times. */
export async function subscribe(
  open: OpenShop,
  changes: Readonly<Record<string, string>> = {},
): Promise<{ readonly id: string; readonly orderId: string }> {
  const visitor = await open.visit();
  const response = await visitor.send('/api/3/commerce/cart/subscription', {
    method: 'POST',
    json: { itemId: 'item-coffee', qty: 2 },
  });
  const { cartToken } = z.object({ cartToken: z.string() }).parse(await response.json());
  await shipTo(visitor, berlin, { 'X-Cart-Token': cartToken });
  const { grandTotalCents } = await readCheckout(open, cartToken);
  const fields = { grandTotalCents: String(grandTotalCents), ...changes };
  const orderId = await buy(open, cartToken, fields);
  const { rows } = await open.database.query<{ id: string }>(
    'select id from subscriptions where order_id = $1',
    [orderId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No subscription was stored.');
  return { id: row.id, orderId };
}

export async function readSubscription({ services }: OpenShop, id: string) {
  const found = await services.subscriptions.find(id);
  if (found === null) throw new Error('There is no such subscription.');
  return found;
}

/** The mails of the outbox, oldest first. */
export async function mailsOf({ database }: OpenShop) {
  const { rows } = await database.query<{ kind: string; subject: string; body: string }>(
    'select kind, subject, body_text as body from outbox order by id',
  );
  return rows;
}

/** The paths of the links in the mails of a subscription, oldest first. */
export async function linksTo(open: OpenShop, id: string): Promise<readonly string[]> {
  const link = new RegExp(`/subscriptions/${id}/open\\?code=[\\w-]{43}`);
  return (await mailsOf(open)).flatMap(({ body }) => link.exec(body)?.[0] ?? []);
}

/** A browser of the buyer: it has opened the link of the newest mail and pressed its button. */
export async function visitAsBuyer(open: OpenShop, id: string): Promise<TestVisitor> {
  const buyer = await open.visit();
  await buyer.send((await linksTo(open, id)).at(-1) ?? '');
  const { status } = await buyer.submit(`/subscriptions/${id}/open`, {});
  if (status !== 303) throw new Error(`The link was answered with ${status}.`);
  return buyer;
}
