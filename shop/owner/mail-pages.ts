import type { Hono } from 'hono';
import { mailStates, Problem, seeOther, type MailState } from '../server/index.js';
import { allowOwnFrames } from '../pages/page-policy.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { mailPath, ownerMailMessageView, ownerMailView } from './views/mail.js';
import { readProblem, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { renderMissing } from './render-missing.js';

/** What was written into a mail, parts of it by strangers: it runs nothing and loads nothing. */
const bodyHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cache-Control': 'no-store',
};

/** Mails with a link that gives roles, or the account of a member. */
const secretKinds: ReadonlySet<string> = new Set(['owner-invitation', 'account']);

/** The outbox: mails by state, and each as it goes out. */
export function addMailPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, mailer } = parts.services;

  app.get(mailPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const state = readState(c);
      const view = ownerMailView({
        crumb: crumbs.issue(c),
        problem: readProblem(c),
        state,
        page: await mailer.list(state, cursor),
        counts: await mailer.counts(),
        transport: mailer.transport,
        isFirst: cursor === null,
        isQueued: c.req.query('queued') !== undefined,
      });
      return parts.render(c, 'owner-mail', view, { cache: 'no-store' });
    }),
  );

  app.get(`${mailPath}/:mailId`, async (c) => {
    const mail = await find(c, c.req.param('mailId'));
    if (mail === null) return renderMissing(parts, c);
    allowOwnFrames(c);
    const view = ownerMailMessageView({ crumb: crumbs.issue(c), problem: readProblem(c), mail });
    return parts.render(c, 'owner-mail-message', view, { cache: 'no-store' });
  });

  app.get(`${mailPath}/:mailId/html`, async (c) => {
    const mail = await find(c, c.req.param('mailId'));
    return mail === null ? renderMissing(parts, c) : c.body(mail.html, 200, bodyHeaders);
  });

  app.post(`${mailPath}/:mailId/again`, async (c) => {
    const id = c.req.param('mailId');
    const { crumb } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      await mailer.sendAgain(id, await owners.recorder(c, 'mail-sent-again'));
      return c.redirect(`${mailPath}?queued`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return c.redirect(`${mailPath}?problem=${error.code}`, seeOther);
    }
  });

  /** Only administrators read mails whose links would make them somebody else. */
  async function find(c: PageCall, id: string) {
    const mail = await mailer.find(id);
    const isSecret = mail !== null && secretKinds.has(mail.kind);
    return isSecret && !(await owners.may(c, 'people', 'change')) ? null : mail;
  }
}

function readState(c: PageCall): MailState {
  const given = c.req.query('state');
  return mailStates.find((state) => state === given) ?? 'waiting';
}
