import {
  honeypotName,
  parseForm,
  wordProblem,
  type FieldErrors,
  type Form,
  type FormValues,
} from 'vitrine/core/forms';
import { formStrings, formSubmissionStrings } from 'vitrine/core/i18n';
import type { SitePage } from 'vitrine/core/runtime';
import { isFormInCallerWords, type FormJson } from '../../../server/index.js';
import { toAddress } from '../address.js';
import type { Plain } from '../plain.js';
import { fieldControlId, formFieldsView } from './form-fields.js';

/** The page that contains a form, for its submission. */
export type FormPage = Pick<Plain<SitePage>, 'id' | 'title' | 'path'>;

export interface WebsiteForm {
  /** The stored form, which `vitrine-form` reads. */
  readonly source: Plain<FormJson>;
  readonly crumb: string;
  /** Submission key, so that a second press does not store the form twice. */
  readonly key: string;
  readonly page: FormPage;
  readonly values?: FormValues;
  readonly mistakes?: FormFailure | null;
}

export interface FormFailure {
  readonly errors: FieldErrors;
  /** A problem of the whole form. */
  readonly problem: string;
}

/** A form of the site, which works without script and which `vitrine-form` enhances. */
export function websiteFormView(given: WebsiteForm) {
  const { source, crumb, key, page, values = {}, mistakes = null } = given;
  const form = parseForm(source);
  const id = `form-${form.id}`;
  const errors = mistakes?.errors ?? {};
  return {
    id,
    formId: form.id,
    isEnglish: !isFormInCallerWords(source),
    source,
    address: { url: toAddress(formAddress(form.id)) },
    isNewsletter: form.isNewsletter,
    crumb,
    key,
    from: { id: page.id, title: page.title, path: page.path },
    alert: mistakes && alertView(form, id, mistakes),
    answers: formFieldsView(form, { id, values, errors }),
    hasFiles: form.fields.some(({ type }) => type === 'file'),
    trap: form.honeypot ? { name: honeypotName, label: formStrings('leaveEmpty') } : null,
    /** Redirect after success; empty for the thank-you page. */
    redirect: form.successRedirect,
    provider: form.captcha?.provider ?? null,
    captcha: form.captcha && { contact: { url: toAddress('/contact') } },
    disclaimer: form.disclaimer || null,
    submitLabel: form.submitLabel || formStrings('submit'),
  };
}

export type WebsiteFormView = ReturnType<typeof websiteFormView>;

/** URL of a form's own page, which is also its action. */
export function formAddress(formId: string): string {
  return `/forms/${encodeURIComponent(formId)}`;
}

/** All errors in form order, each with a link target. */
function alertView(form: Form, id: string, { errors, problem }: FormFailure) {
  return {
    title: formStrings('summaryTitle'),
    problem,
    /** storefront §8: newsletter forms do not have these notices. */
    notices: form.isNewsletter ? null : { above: formSubmissionStrings('problemBelow') },
    problems: form.fields.flatMap((field, index) =>
      Object.hasOwn(errors, field.id)
        ? [
            {
              text: wordProblem(field.title, errors[field.id] ?? ''),
              target: fieldControlId(id, index),
            },
          ]
        : [],
    ),
  };
}
