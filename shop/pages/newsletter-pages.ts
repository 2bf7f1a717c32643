import type { Hono } from 'hono';
import { seeOther } from '../server/index.js';
import { readForm } from './read-form.js';
import type { PageContext } from './page-context.js';
import type { Render } from './rendering.js';
import type { PageVariables } from './page-call.js';
import { newsletterView, type NewsletterStep } from './views/newsletter.js';

type NewsletterContext = PageContext<'mailingList'>;

const confirmPath = '/newsletter/confirm';
const unsubscribePath = '/newsletter/unsubscribe';

/**
 * The links of mails to the list. A link alone changes nothing, because programs open the links of mails; a button does.
 * Its token is the right to it, so that mail programs can post it (RFC 8058).
 */
export function addNewsletterPages(
  app: Hono<PageVariables>,
  { services: { mailingList }, render }: NewsletterContext,
): void {
  app.get(confirmPath, async (c) => {
    const token = c.req.query('token') ?? '';
    if (c.req.query('done') !== undefined) return show(c, 'confirmed');
    const email = await mailingList.findToConfirm(token);
    return email === null ? show(c, 'ended') : show(c, 'confirm', { token, email });
  });

  app.post(confirmPath, async (c) => {
    const { token = '' } = await readForm(c);
    if ((await mailingList.confirm(token)) === null) return show(c, 'ended');
    return c.redirect(`${confirmPath}?done`, seeOther);
  });

  app.get(unsubscribePath, (c) => {
    const token = c.req.query('token') ?? '';
    if (c.req.query('done') !== undefined) return show(c, 'unsubscribed');
    return mailingList.isUnsubscribe(token) ? show(c, 'unsubscribe', { token }) : show(c, 'ended');
  });

  app.post(unsubscribePath, async (c) => {
    const fields = await readForm(c);
    // A mail program posts to the address of the header, which has the token.
    const token = fields.token ?? c.req.query('token') ?? '';
    if (!(await mailingList.unsubscribe(token))) return show(c, 'ended');
    if (fields['List-Unsubscribe'] === 'One-Click') return c.text('Unsubscribed.');
    return c.redirect(`${unsubscribePath}?done`, seeOther);
  });

  const show = (
    c: Parameters<Render>[0],
    step: NewsletterStep,
    given: { readonly token?: string; readonly email?: string } = {},
  ) =>
    render(c, 'newsletter', newsletterView(step, given), {
      status: step === 'ended' ? 404 : 200,
      cache: 'no-store',
    });
}
