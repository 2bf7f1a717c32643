import type { CaptchaSettings } from 'vitrine/core/captcha';
import type { Clock, EmailPattern, Reporter } from 'vitrine/core/runtime';
import type { CaptchaCheck } from '../captcha/index.js';
import type { Database, RecordChange } from '../../ground/database/index.js';
import { callerLanguage, Problem, toProblem } from '../../ground/http/index.js';
import type { Mailer } from '../mail/index.js';
import type { MailingList } from '../mailing-list/index.js';
import { findVariant } from './find-variant.js';
import { listGroups, listNotifications, listSignUps, listWaiting } from './lists.js';
import { findWaiting } from './find-waiting.js';
import { send, sendLimit } from './send.js';
import { requireEmail, storeSignup } from './sign-up.js';
import type {
  NotificationsJson,
  RestockSignup,
  SendAllJson,
  SendResultJson,
  SignUpGroupsJson,
  SignUpsJson,
  VariantName,
  WaitingPage,
  WaitingVariant,
} from './types.js';

/**
 * Restock signups and notifications. Lists have pages: `nextPageCursor` of a page is the `cursor` of the next one. All
 * lists throw Problem `invalid-request` for an invalid cursor.
 */
export interface Restock {
  /**
   * Stores a signup; a duplicate has no effect.
   * @throws In this order: Problem `email-blank`, `email-invalid`, `item-not-found`, `in-stock`, `captcha`.
   */
  signUp(signup: RestockSignup): Promise<void>;
  /** The variants with open signups, 25 a page, in catalogue order. */
  groups(cursor?: string | null): Promise<SignUpGroupsJson>;
  /** The open signups for a variant, 100 a page, oldest first. @throws Problem `item-not-found`. */
  signUps(name: VariantName, cursor?: string | null): Promise<SignUpsJson>;
  /** The notifications sent for a variant, 100 a page, oldest first. @throws Problem `item-not-found`. */
  notifications(name: VariantName, cursor?: string | null): Promise<NotificationsJson>;
  /** The same as `groups`, with the stock. */
  waiting(cursor?: string | null): Promise<WaitingPage>;
  /** A variant with its stock and how many wait for it. @throws Problem `item-not-found`. */
  find(name: VariantName): Promise<WaitingVariant>;
  /**
   * Queues mails for at most 100 signups; call again until none remain. `record` keeps the owner's action in the same transaction.
   * @throws Problem `item-not-found`.
   */
  send(name: VariantName, record?: RecordChange): Promise<SendResultJson>;
  /** The same for several variants, at most 100 notifications in total. A failure for one variant does not stop the others. */
  sendAll(names: readonly VariantName[], record?: RecordChange): Promise<SendAllJson>;
}

export interface RestockContext {
  readonly database: Database;
  readonly mailingList: MailingList;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl'>;
  readonly captcha: Pick<CaptchaCheck, 'require'>;
  /** Null for none. */
  readonly restockCaptcha: CaptchaSettings | null;
  /** From the site context (core/runtime). */
  readonly emailPattern: EmailPattern;
  readonly clock: Pick<Clock, 'now'>;
  readonly reporter: Reporter;
}

export function createRestock(context: RestockContext): Restock {
  const { database, clock, reporter } = context;

  return {
    async signUp({ productId, variantId, siteVisitorEmail, isJoinMailingList, captchaToken }) {
      const email = requireEmail(siteVisitorEmail, context.emailPattern);
      const variant = await findVariant(database, { productId, variantId }, clock.now());
      if (!variant.isListed) throw new Problem('item-not-found');
      if (variant.isInStock) throw new Problem('in-stock');
      await context.captcha.require(context.restockCaptcha, captchaToken);
      await database.transaction(async (transaction) => {
        const now = clock.now();
        const language = callerLanguage();
        await storeSignup(transaction, { sku: variantId, email, isJoinMailingList, language }, now);
        if (!isJoinMailingList) return;
        await context.mailingList.join(transaction, email, `restock:${productId}`, now);
      });
    },
    groups: (cursor) => listGroups(database, cursor || null),
    async signUps(name, cursor) {
      await findVariant(database, name, clock.now());
      return listSignUps(database, name, cursor || null);
    },
    async notifications(name, cursor) {
      await findVariant(database, name, clock.now());
      return listNotifications(database, name, cursor || null);
    },
    waiting: (cursor) => listWaiting(database, cursor || null),
    find: (name) => findWaiting(database, name, clock.now()),
    send: (name, record) => send(context, name, sendLimit, clock.now(), record),
    async sendAll(names, record) {
      const results: SendAllJson['results'] = [];
      let left = sendLimit;
      for (const { productId, variantId } of names) {
        const name = { productId, variantId };
        try {
          const result = await send(context, name, left, clock.now(), record);
          left -= result.sent;
          results.push({ ...name, ...result });
        } catch (error) {
          const { message } = toProblem(error, reporter, 'restock send');
          results.push({ ...name, sent: 0, remaining: 0, error: message });
        }
      }
      return { results };
    },
  };
}
