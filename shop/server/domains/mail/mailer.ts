import type { Reporter } from 'vitrine/core/runtime';
import type { Database, RecordChange } from '../../ground/database/index.js';
import {
  countMails,
  findMail,
  listMails,
  sendAgain,
  type MailPage,
  type WholeMail,
} from './list-mails.js';
import { queueMail } from './outbox.js';
import { sendDue, startSender, type SendRound } from './sender.js';
import { openMailTemplates, type WriterOptions } from './templates.js';
import type { MailState, MailTransport, QueueMail } from './types.js';
import { mailLanguage } from './words/index.js';

/** The mails of the shop: an outbox in the database, and a sender that empties it. */
export interface Mailer {
  /**
   * Stores a mail in the transaction of its cause, so that one is never stored without the other; false if the cause has
   * its mail already. Nothing is sent meanwhile.
   */
  readonly queueMail: QueueMail;
  /** The absolute address of a path of the shop; with a language, the page is in it if the shop has it. */
  toUrl(path: string, language?: string): string;
  /** The name of the shop in mails. */
  readonly shopName: string;
  /** The address for letters to the shop; null for none. */
  readonly ownerEmail: string | null;
  /** Null where mails stay in the database. */
  readonly transport: MailTransport['name'] | null;
  /** Newest first, 50 a page. @throws Problem `invalid-request` for a wrong cursor. */
  list(state: MailState, cursor: string | null): Promise<MailPage>;
  counts(): Promise<Readonly<Record<MailState, number>>>;
  find(id: string): Promise<WholeMail | null>;
  /** @throws Problem `not-found` if there is no such mail that has failed. */
  sendAgain(id: string, record?: RecordChange): Promise<void>;
  /** Sends the mails that are due. */
  sendDue(): Promise<SendRound>;
  /** Sends again and again until the result is called, which resolves when the present mail is done. */
  start(): () => Promise<void>;
}

export interface MailerOptions extends WriterOptions {
  readonly transport: MailTransport | null;
  readonly ownerEmail: string | null;
}

interface MailerContext {
  readonly database: Database;
  readonly reporter: Reporter;
  now(): number;
}

export function createMailer(
  { database, reporter, now }: MailerContext,
  options: MailerOptions,
): Mailer {
  const { origin, transport, ownerEmail, shopName } = options;
  const write = openMailTemplates(options);
  const sender = transport && { database, transport, reporter, now };
  return {
    queueMail: (transaction, mail) => queueMail({ write, origin, now }, transaction, mail),
    toUrl(path, language) {
      const url = new URL(path, origin);
      const code = language === undefined ? 'en' : mailLanguage(language).code;
      if (code !== 'en') url.searchParams.set('lang', code);
      return url.href;
    },
    shopName,
    ownerEmail,
    transport: transport?.name ?? null,
    list: (state, cursor) => listMails(database, state, cursor),
    counts: () => countMails(database),
    find: (id) => findMail(database, id),
    sendAgain: (id, record) => sendAgain({ database, write, now }, id, record),
    sendDue: async () => (sender ? sendDue(sender) : { sent: 0, postponed: 0, failed: 0 }),
    start: () => (sender ? startSender(sender) : async () => {}),
  };
}
