import type { Queryable } from '../../ground/database/index.js';
import type { MailData, Mailer } from '../mail/index.js';
import { linkToSubscription } from './links.js';
import type { Subscription } from './types.js';

export interface MailContext {
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl' | 'ownerEmail'>;
  now(): number;
}

/**
 * Tells the buyer, in the transaction of the cause, which `cause` names. An erased buyer has no address.
 */
export async function queueSubscriptionMail(
  transaction: Queryable,
  { mailer, now }: MailContext,
  subscription: Subscription,
  news: Pick<MailData['subscription'], 'topic' | 'nextAt'> & {
    readonly cause: string;
    readonly canPayOtherwise?: boolean;
  },
): Promise<void> {
  const { id, email, language, title, quantity, unitCents, currency } = subscription;
  if (email === '') return;
  const { topic, nextAt, cause, canPayOtherwise = false } = news;
  const path = await linkToSubscription(transaction, subscription, now());
  await mailer.queueMail(transaction, {
    key: `subscription-${topic}:${id}:${cause}`,
    kind: 'subscription',
    to: email,
    language,
    data: {
      topic,
      title,
      nextAt,
      price: { cents: unitCents * quantity, currency },
      canPayOtherwise,
      url: mailer.toUrl(path, language),
    },
  });
}

/** The owner's pages and mails are in English. */
const ownerLanguage = 'en';

/** Tells the owner that an order could not be made, once for each order and reason. */
export async function queueHeldMail(
  transaction: Queryable,
  { mailer }: Pick<MailContext, 'mailer'>,
  { id, number, title, turn }: Subscription,
  { code, message: reason }: { readonly code: string; readonly message: string },
): Promise<void> {
  const { ownerEmail } = mailer;
  if (ownerEmail === null) return;
  await mailer.queueMail(transaction, {
    key: `subscription-held:${id}:${turn}:${code}`,
    kind: 'subscription-held',
    to: ownerEmail,
    language: ownerLanguage,
    data: { number, title, reason, url: mailer.toUrl(`/owner/subscriptions/${id}`) },
  });
}
