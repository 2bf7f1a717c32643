import type { Queryable } from '../database/index.js';
import type { MailData } from '../mail/index.js';
import type { OrderMailer } from '../orders/index.js';
import type { Subscription } from './types.js';

interface MailParts {
  readonly mailer: OrderMailer;
  linkTo(subscriptionId: string): string;
}

/**
 * Tells the buyer, in the transaction of the cause, which `cause` names. An erased buyer has no address.
 */
export async function queueSubscriptionMail(
  transaction: Queryable,
  { mailer, linkTo }: MailParts,
  { id, email, language, title }: Subscription,
  news: Pick<MailData['subscription'], 'topic' | 'nextAt'> & { readonly cause: string },
): Promise<void> {
  if (email === '') return;
  const { topic, nextAt, cause } = news;
  await mailer.queueMail(transaction, {
    key: `subscription-${topic}:${id}:${cause}`,
    kind: 'subscription',
    to: email,
    language,
    data: { topic, title, nextAt, url: mailer.toUrl(linkTo(id), language) },
  });
}
