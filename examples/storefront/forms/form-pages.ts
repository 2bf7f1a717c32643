import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { hiddenValue, parseForm, type Form, type FormValues } from '../../../core/forms/index.js';
import { formSubmissionStrings } from '../../../core/i18n/index.js';
import { Problem, type FormJson } from '../../server/index.js';
import type { PageCall } from '../rendering.js';
import type { PageVariables } from '../security-headers.js';
import { notFoundView } from '../views/apology.js';
import { formAddress, type FormMistakes } from '../views/parts/website-form.js';
import { formPage, formThanksView, websiteFormPageView } from '../views/website-form-page.js';
import { printWebsiteForm, type FormParts } from './read-website-form.js';
import { readSent, submitSent, type Sent } from './sent-form.js';

const seeOther = 303;
/** Refusals that a page is answered with as they are; the others say that the form is to be mended. */
const ownStatuses = [403, 429] as const;

/** `/forms/{id}`: any form of the site on a page of its own, also for browsers without script. */
export function addFormPages(app: Hono<PageVariables>, parts: FormParts): void {
  const { services, render } = parts;

  app.get('/forms/:formId', async (c) => {
    const form = await findForm(parts, c.req.param('formId'));
    if (form === null) return answerNotFound(c);
    return answer(c, form, { values: readHidden(form.parsed, c), page: formPage(form.parsed) });
  });

  app.get('/forms/:formId/thanks', async (c) => {
    const form = await findForm(parts, c.req.param('formId'));
    if (form === null) return answerNotFound(c);
    return render(c, 'form-thanks', formThanksView(form.parsed));
  });

  app.post('/forms/:formId', async (c) => {
    const form = await findForm(parts, c.req.param('formId'));
    if (form === null) return answerNotFound(c);
    const sent = readSent(form.parsed, await c.req.formData().catch(() => new FormData()));
    try {
      services.crumbs.check(c, sent.crumb);
      await submitSent(services, c, form.parsed, sent);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const mistakes = { errors: error.details.errors ?? {}, problem: wordProblem(error) };
      const status = ownStatuses.find((own) => own === error.status) ?? 422;
      return answer(c, form, { ...sent, mistakes }, status);
    }
    const { id, successRedirect } = form.parsed;
    return c.redirect(successRedirect || `${formAddress(id)}/thanks`, seeOther);
  });

  function answerNotFound(c: PageCall) {
    return render(c, 'apology', notFoundView(), { status: 404 });
  }

  /** The page with what was typed. It is kept by no cache: others may use this browser. */
  function answer(
    c: PageCall,
    { source, parsed }: FoundForm,
    given: Pick<Sent, 'values' | 'page'> & { key?: string; mistakes?: FormMistakes },
    status: 200 | 403 | 422 | 429 = 200,
  ) {
    const view = printWebsiteForm(services, c, { source, key: randomUUID(), ...given });
    return render(c, 'form', websiteFormPageView(parsed, view), { status, cache: 'no-store' });
  }
}

/** The sentence of the server, or of the table of statuses (storefront §8). */
function wordProblem({ status, message }: Problem): string {
  return status === 429 ? formSubmissionStrings('rateLimited') : message;
}

interface FoundForm {
  readonly source: FormJson;
  readonly parsed: Form;
}

async function findForm({ services }: FormParts, formId: string): Promise<FoundForm | null> {
  const source = await services.forms.find(formId);
  return source && { source, parsed: parseForm(source) };
}

/** storefront §3: a hidden field takes its value from the page's query string, if it is there. */
function readHidden({ fields }: Form, c: PageCall): FormValues {
  const query = new URL(c.req.url).searchParams;
  const hidden = fields.filter(({ type }) => type === 'hidden');
  return Object.fromEntries(hidden.map((field) => [field.id, hiddenValue(field, query)]));
}
