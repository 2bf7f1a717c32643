import { defineDomain, type Ground } from '../../ground/domain.js';
import { packageFile } from '../../ground/package-file.js';
import { mentions, ofTheirOrders } from '../../ground/personal-data.js';
import { createMailer, type Mailer } from './mailer.js';
import type { MailOptions } from './types.js';

interface Options {
  /** Mails: how they leave, and where letters to the shop go; by default they stay in the database. */
  readonly mail?: MailOptions;
}

/** How long mails are kept, sent or not. */
const mailLifetime = 90 * 24 * 60 * 60 * 1000;

export const mail = defineDomain({
  name: 'mail',
  open(ground: Ground, options: Options) {
    const mail = {
      transport: null,
      ownerEmail: null,
      shopName: 'Shop',
      origin: 'http://localhost:8080',
      templatesDir: packageFile('vitrine-shop', 'server/domains/mail/templates'),
      ...options.mail,
    };
    const origin = new URL(ground.publicUrl ?? mail.origin).origin;
    return { mailer: createMailer(ground, { ...mail, origin }) };
  },
  personal: [
    {
      name: 'Mails',
      rows: 'select recipient, subject, body_text, created_at from outbox where lower(recipient) = $1',
      // Also a letter to the owner, which quotes what they wrote.
      erase: [
        `delete from outbox where lower(recipient) = $1 or lower(reply_to) = $1 or ${mentions('body_text')}
         or ${mentions("coalesce(data, '')")} or kind = 'gift-card' and exists (
           select 1 from gift_cards where ${ofTheirOrders} and position(code in body_text) > 0)`,
      ],
    },
  ],
  expired: [
    { table: 'outbox', where: "state = 'sent' and sent_at <= $1", after: mailLifetime },
    { table: 'outbox', where: "state <> 'sent' and next_attempt_at <= $1", after: mailLifetime },
  ],
  start: ({ mailer }: { readonly mailer: Mailer }) => mailer.start(),
});
