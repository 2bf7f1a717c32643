import type { Hono } from 'hono';
import { Problem, seeOther } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { ownFormAddress } from './views/forms.js';
import { letterView, type LetterPage } from './views/letter.js';
import type { Typed } from '../pages/views/parts/field.js';
import type { OwnerParts } from './owner-parts.js';
import { renderMissing } from './render-missing.js';

const path = '/owner/forms/:formId/submissions/:submissionId';

/** A letter that a form has brought: its reply, and the mark that it is done. */
export function addLetterPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, forms, owners } = parts.services;

  app.get(path, (c) => show(c, {}));

  app.post(path, async (c) => {
    const { crumb, subject = '', text = '' } = await readForm(c);
    const { formId, submissionId } = c.req.param();
    try {
      crumbs.check(c, crumb);
      requireIds(formId, submissionId);
      const record = await owners.recorder(c, 'letter-answered');
      await forms.reply({ formId, submissionId, subject, text }, record);
      return c.redirect(`${ownFormAddress(formId)}/submissions?replied`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const { errors = {} } = error.details;
      if (!(await isLetter(formId, submissionId))) {
        return c.redirect(`${ownFormAddress(formId)}/submissions?problem=${error.code}`, seeOther);
      }
      return show(c, { typed: { subject, text }, errors, problem: error.message }, 422);
    }
  });

  app.post(`${path}/done`, (c) =>
    press(c, '', async ({ done }) => {
      const { formId, submissionId } = c.req.param();
      const record = await owners.recorder(c, 'letter-marked');
      await forms.markDone({ formId, submissionId, isDone: done === 'yes' }, record);
    }),
  );

  app.post(`${path}/remove`, (c) =>
    press(c, '?removed', async () => {
      const { formId, submissionId } = c.req.param();
      const record = await owners.recorder(c, 'letter-removed');
      await forms.removeSubmission({ formId, submissionId }, record);
    }),
  );

  // By a form, because the record of actions keeps who took the data out.
  app.post('/owner/forms/:formId/export', (c) =>
    press(c, '', async () => {
      const { formId } = c.req.param();
      const csv = await forms.exportCsv(formId, await owners.recorder(c, 'letters-exported'));
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${formId}.csv"`,
        'Cache-Control': 'no-store',
      });
    }),
  );

  /** Runs what a button asks for, and goes back to the list unless there is an answer. */
  async function press(
    c: PageCall,
    query: string,
    run: (typed: Typed) => Promise<Response | void>,
  ): Promise<Response> {
    const typed = await readForm(c);
    const { formId = '', submissionId } = c.req.param();
    const back = `${ownFormAddress(formId)}/submissions`;
    try {
      crumbs.check(c, typed['crumb']);
      requireIds(formId, ...(submissionId === undefined ? [] : [submissionId]));
      return (await run(typed)) ?? c.redirect(`${back}${query}`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return c.redirect(`${back}?problem=${error.code}`, seeOther);
    }
  }

  const findLetter = async (formId: string, submissionId: string) =>
    isId(formId) && isId(submissionId) ? forms.submission(formId, submissionId) : null;

  const isLetter = async (formId: string, submissionId: string) =>
    (await findLetter(formId, submissionId)) !== null;

  async function show(
    c: PageCall,
    given: Partial<Pick<LetterPage, 'typed' | 'errors' | 'problem'>>,
    status: 200 | 422 = 200,
  ) {
    const { formId = '', submissionId = '' } = c.req.param();
    const form = isId(formId) ? await forms.find(formId) : null;
    const letter = form && (await findLetter(formId, submissionId));
    if (!form || !letter?.email) {
      return renderMissing(parts, c);
    }
    const nothing = { typed: {}, errors: {}, problem: null };
    const view = letterView({ crumb: crumbs.issue(c), form, letter, ...nothing, ...given });
    return parts.render(c, 'owner-letter', view, { status, cache: 'no-store' });
  }
}

/** PostgreSQL refuses a text that contains NUL. */
const isId = (text: string) => /^[\w-]{1,100}$/.test(text);

/** @throws Problem `not-found`. */
function requireIds(...ids: readonly string[]): void {
  if (!ids.every(isId)) throw new Problem('not-found');
}
