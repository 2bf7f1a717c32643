import { mailStates } from '../server/index.js';
import { readAllowance } from '../pages/page-policy.js';
import { mailPath, ownerMailMessageView, ownerMailView } from './views/mail.js';
import { readChoice } from './list-pages.js';
import { ownerPage } from './owner-page.js';
import { ownerRoute } from './owner-route.js';
import type { OwnerCall } from './page-description.js';
import { renderMissing } from './render-missing.js';

/** What was written into a mail, parts of it by strangers: it runs nothing and loads nothing. */
const bodyHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cache-Control': 'no-store',
};

/** The outbox: mails by state, and each as it goes out. */
export const mailPages = [
  ...ownerPage({
    path: mailPath,
    place: 'Mail',
    area: 'mail',
    template: 'owner-mail',
    async view({ c, services: { mailer }, crumb, problem, cursor, isFirst }) {
      const state = readChoice(c, mailStates) ?? 'waiting';
      return ownerMailView({
        crumb,
        problem,
        state,
        page: await mailer.list(state, cursor),
        counts: await mailer.counts(),
        transport: mailer.transport,
        isFirst,
        isQueued: c.req.query('queued') !== undefined,
      });
    },
  }),
  ...ownerPage({
    path: `${mailPath}/:mailId`,
    area: 'mail',
    template: 'owner-mail-message',
    async view({ c, services, crumb, problem }) {
      const mail = await findMail({ c, services });
      if (mail === null) return null;
      c.set('allowance', { ...readAllowance(c), framesOwn: true });
      return ownerMailMessageView({ crumb, problem, mail });
    },
    forms: {
      again: {
        action: 'mail-sent-again',
        back: mailPath,
        next: `${mailPath}?queued`,
        work: ({ services, param, record }) => services.mailer.sendAgain(param('mailId'), record),
      },
    },
  }),
  ownerRoute('GET', `${mailPath}/:mailId/html`, 'mail', async (context, c) => {
    const mail = await findMail({ c, services: context.services });
    return mail === null ? renderMissing(context, c) : c.body(mail.html, 200, bodyHeaders);
  }),
];

/** Only administrators read mails whose links would make them somebody else. */
async function findMail({ c, services }: Pick<OwnerCall, 'c' | 'services'>) {
  const mail = await services.mailer.find(c.req.param('mailId') ?? '');
  return mail?.isSecret && !(await services.owners.may(c, 'people', 'change')) ? null : mail;
}
