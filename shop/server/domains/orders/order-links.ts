import type { Database, Queryable } from '../../ground/database/index.js';
import {
  callerLanguage,
  Problem,
  type RateLimiter,
  hashSecret,
  createSecret,
} from '../../ground/http/index.js';
import { findOrder } from './find-order.js';
import type { OrderMailer } from './order-mail.js';

/** Links in mails, each of which opens an order, and its subscription, in one more browser. */
export interface OrderLinks {
  /**
   * Queues a mail with a link if the address is that of the order; otherwise nothing happens, and nobody can tell.
   * @param asked `visitor` is whom the rate limit counts.
   * @throws Problem `rate-limited` for a visitor who asks too often.
   */
  send(orderId: string, asked: LinkRequest): Promise<void>;
  /** The order of a link's code, which is used up; null for one that is unknown, used or too old. */
  redeem(code: string): Promise<string | null>;
}

export interface LinkRequest {
  readonly email: string;
  readonly visitor: string;
  /** Asked for on the page of a subscription, to which the link leads then. */
  readonly subscription?: { readonly path: string; readonly title: string };
}

interface OrderLinkContext {
  readonly database: Database;
  readonly limiter: RateLimiter<'links'>;
  readonly mailer: OrderMailer;
  now(): number;
}

const lifetime = 24 * 60 * 60 * 1000;
const linkPath = '/order-link';

export function createOrderLinks({ database, limiter, mailer, now }: OrderLinkContext): OrderLinks {
  return {
    async send(orderId, { email, visitor, subscription }) {
      await limiter.count('links', visitor);
      const order = await findOrder(database, orderId);
      // An erased buyer has no address.
      if (order === null || order.email === '' || !isSameAddress(order.email, email)) return;
      if (!(await mayGetMail(limiter, orderId))) return;
      const language = callerLanguage();
      await database.transaction(async (transaction) => {
        const code = await storeLink(transaction, { orderId, expiresAt: now() + lifetime });
        const path = subscription?.path ?? linkPath;
        await mailer.queueMail(transaction, {
          key: `order-link:${hashSecret(code)}`,
          kind: 'order-link',
          to: order.email,
          language,
          data: {
            number: order.number,
            ...(subscription && { subscription: subscription.title }),
            url: mailer.toUrl(`${path}?${new URLSearchParams({ code })}`, language),
          },
        });
      });
    },
    async redeem(code) {
      const { rows } = await database.query<{ order_id: string }>(
        'delete from order_links where code_hash = $1 and expires_at > $2 returning order_id',
        [hashSecret(code), new Date(now())],
      );
      return rows[0]?.order_id ?? null;
    },
  };
}

/** Resolves to the code of a new link. The database does not keep it, so that a copy of it opens no order. */
export async function storeLink(
  transaction: Queryable,
  { orderId, expiresAt }: { readonly orderId: string; readonly expiresAt: number },
): Promise<string> {
  const code = createSecret();
  await transaction.query(
    'insert into order_links (code_hash, order_id, expires_at) values ($1, $2, $3)',
    [hashSecret(code), orderId, new Date(expiresAt)],
  );
  return code;
}

/** Somebody who knows the buyer's address cannot fill their mailbox. The response is the same. */
async function mayGetMail(limiter: RateLimiter<'links'>, orderId: string): Promise<boolean> {
  try {
    await limiter.count('links', `order:${orderId}`);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate-limited') return false;
    throw error;
  }
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
