import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { hiddenValue, parseForm, type Form, type FormValues } from 'vitrine/core/forms';
import { formSubmissionStrings } from 'vitrine/core/i18n';
import {
  boundaryOf,
  type LargeBody,
  Problem,
  type FormJson,
  seeOther,
  refuseIf,
} from '../../server/index.js';
import { readProblem } from '../problems.js';
import type { PageCall, PageVariables } from '../page-call.js';
import { notFoundView } from '../views/error-page.js';
import { formAddress, type FormFailure } from '../views/parts/website-form.js';
import { formPage, formThanksView, websiteFormPageView } from '../views/website-form-page.js';
import { printWebsiteForm, type FormContext } from './read-website-form.js';
import { holdTexts, keepSentFiles, readSent, submitSent, type Sent } from './sent-form.js';

/** Problem statuses that a page keeps; others become 422, because the visitor can correct the form. */
const keptStatuses = [403, 429] as const;

/** The files of a form. */
export const formBody: LargeBody = {
  accepts: ({ path, type }) => /^\/forms\/[^/]+$/.test(path) && boundaryOf(type) !== null,
  maxSize: 25_000_000,
  from: 'form',
};

/** `/forms/{id}`: a page for each form of the site, which also works without script. */
export function addFormPages(app: Hono<PageVariables>, context: FormContext): void {
  const { services, render } = context;

  app.get('/forms/:formId', async (c) => {
    const form = await findForm(context, c.req.param('formId'));
    if (form === null) return answerNotFound(c);
    const problem = readProblem(c);
    return answer(c, form, {
      values: readHidden(form.parsed, c),
      page: formPage(form.parsed),
      ...(problem !== null && { mistakes: { errors: {}, problem } }),
    });
  });

  app.get('/forms/:formId/thanks', async (c) => {
    const form = await findForm(context, c.req.param('formId'));
    if (form === null) return answerNotFound(c);
    return render(c, 'form-thanks', formThanksView(form.parsed));
  });

  app.post('/forms/:formId', async (c) => {
    const form = await findForm(context, c.req.param('formId'));
    if (form === null) return answerNotFound(c);
    const data = await c.req.formData().catch(() => new FormData());
    holdTexts(data);
    let sent = readSent(form.parsed, data);
    try {
      services.crumbs.check(c, sent.crumb);
      const { values, errors } = await keepSentFiles(services, c, form.parsed, data, sent.values);
      sent = { ...sent, values };
      refuseIf(errors, 'invalid-fields');
      await submitSent(services, c, form.parsed, sent);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const mistakes = { errors: error.details.errors ?? {}, problem: problemMessage(error) };
      const status = keptStatuses.find((kept) => kept === error.status) ?? 422;
      return answer(c, form, { ...sent, mistakes }, status);
    }
    const { id, successRedirect } = form.parsed;
    return c.redirect(successRedirect || `${formAddress(id)}/thanks`, seeOther);
  });

  function answerNotFound(c: PageCall) {
    return render(c, 'error-page', notFoundView(), { status: 404 });
  }

  /** Renders the page with the typed values. Never cached, because other people may use this browser. */
  function answer(
    c: PageCall,
    { source, parsed }: FoundForm,
    given: Pick<Sent, 'values' | 'page'> & { key?: string; mistakes?: FormFailure },
    status: 200 | 403 | 422 | 429 = 200,
  ) {
    const crumb = services.crumbs.issue(c);
    const view = printWebsiteForm(c, { source, key: randomUUID(), ...given, crumb });
    return render(c, 'form', websiteFormPageView(parsed, view), { status, cache: 'no-store' });
  }
}

/** The server's message, or the one for the status (storefront §8). */
function problemMessage({ status, message }: Problem): string {
  return status === 429 ? formSubmissionStrings('rateLimited') : message;
}

interface FoundForm {
  readonly source: FormJson;
  readonly parsed: Form;
}

async function findForm({ services }: FormContext, formId: string): Promise<FoundForm | null> {
  const source = await services.forms.find(formId);
  return source && { source, parsed: parseForm(source) };
}

/** storefront §3: a hidden field takes its value from the page's query string if its name is present. */
function readHidden({ fields }: Form, c: PageCall): FormValues {
  const query = new URL(c.req.url).searchParams;
  const hidden = fields.filter(({ type }) => type === 'hidden');
  return Object.fromEntries(hidden.map((field) => [field.id, hiddenValue(field, query)]));
}
