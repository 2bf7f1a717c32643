import type { CaptchaSettings } from '../../../core/captcha/index.js';
import type { Clock, EmailPattern, Reporter } from '../../../core/runtime/index.js';
import type { CaptchaCheck } from '../captcha/index.js';
import type { Database } from '../database/index.js';
import { Problem, toProblem } from '../http/index.js';
import type { MailingList } from '../mailing-list/index.js';
import { findVariant } from './find-variant.js';
import { listGroups, listNotifications, listSignUps } from './lists.js';
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
} from './types.js';

/**
 * Who wants to hear when a sold-out variant is back. Lists are read page by page: a page's `nextPageCursor` is the
 * `cursor` of the next one. All of them throw Problem `invalid-request` for a text that is no cursor of theirs.
 */
export interface Restock {
  /**
   * Remembers a signup; one that is there already is not doubled. Refused in this order:
   * @throws Problem `email-blank`, `email-invalid`, `item-not-found`, `in-stock`, `captcha`.
   */
  signUp(signup: RestockSignup): Promise<void>;
  /** The variants that somebody waits for, 25 a page, in the order of the catalogue. */
  groups(cursor?: string | null): Promise<SignUpGroupsJson>;
  /** Who waits for a variant, 100 a page, the first one first. @throws Problem `item-not-found`. */
  signUps(name: VariantName, cursor?: string | null): Promise<SignUpsJson>;
  /** Who has been notified of a variant, 100 a page, the first one first. @throws Problem `item-not-found`. */
  notifications(name: VariantName, cursor?: string | null): Promise<NotificationsJson>;
  /** Notifies at most 100; to be repeated until nothing remains. @throws Problem `item-not-found`. */
  send(name: VariantName): Promise<SendResultJson>;
  /** The same for several variants in turn, at most 100 notifications in all; what fails for one does not stop the others. */
  sendAll(names: readonly VariantName[]): Promise<SendAllJson>;
}

export interface RestockParts {
  readonly database: Database;
  readonly mailingList: MailingList;
  readonly captcha: Pick<CaptchaCheck, 'require'>;
  /** Null for none. */
  readonly restockCaptcha: CaptchaSettings | null;
  /** The site's own (core/runtime, site context). */
  readonly emailPattern: EmailPattern;
  readonly clock: Pick<Clock, 'now'>;
  readonly reporter: Reporter;
}

export function createRestock(parts: RestockParts): Restock {
  const { database, clock, reporter } = parts;

  return {
    async signUp({ productId, variantId, siteVisitorEmail, isJoinMailingList, captchaToken }) {
      const email = requireEmail(siteVisitorEmail, parts.emailPattern);
      const variant = await findVariant(database, { productId, variantId });
      if (!variant.isListed) throw new Problem('item-not-found');
      if (variant.isInStock) throw new Problem('in-stock');
      await parts.captcha.require(parts.restockCaptcha, captchaToken);
      await database.transaction(async (transaction) => {
        const now = clock.now();
        await storeSignup(transaction, { sku: variantId, email, isJoinMailingList }, now);
        if (!isJoinMailingList) return;
        await parts.mailingList.join(transaction, email, `restock:${productId}`, now);
      });
    },
    groups: (cursor) => listGroups(database, cursor || null),
    async signUps(name, cursor) {
      await findVariant(database, name);
      return listSignUps(database, name, cursor || null);
    },
    async notifications(name, cursor) {
      await findVariant(database, name);
      return listNotifications(database, name, cursor || null);
    },
    send: (name) => send(database, name, sendLimit, clock.now()),
    async sendAll(names) {
      const results: SendAllJson['results'] = [];
      let left = sendLimit;
      for (const { productId, variantId } of names) {
        const name = { productId, variantId };
        try {
          const result = await send(database, name, left, clock.now());
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
