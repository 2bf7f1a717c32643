import {
  parseForm,
  type FieldErrors,
  type Form,
  type FormValues,
} from '../../../../core/forms/index.js';
import { formStrings, formSubmissionStrings } from '../../../../core/i18n/index.js';
import type { SitePage } from '../../../../core/runtime/index.js';
import type { FormJson } from '../../../server/index.js';
import { toAddress } from '../address.js';
import type { Plain } from '../plain.js';
import { fieldControlId, formFieldsView } from './form-fields.js';

/** The page that a form stands on, as its submission tells it. */
export type FormPage = Pick<Plain<SitePage>, 'id' | 'title' | 'path'>;

export interface WebsiteForm {
  /** As the server keeps it, and as `vitrine-form` reads it. */
  readonly source: Plain<FormJson>;
  readonly crumb: string;
  /** Names the submission, so that a second press stores nothing twice. */
  readonly key: string;
  readonly page: FormPage;
  readonly values?: FormValues;
  readonly mistakes?: FormMistakes | null;
}

export interface FormMistakes {
  readonly errors: FieldErrors;
  /** What is wrong with the whole of it. */
  readonly problem: string;
}

/** A form of the site, which works by itself and which `vitrine-form` makes better. */
export function websiteFormView(given: WebsiteForm) {
  const { source, crumb, key, page, values = {}, mistakes = null } = given;
  const form = parseForm(source);
  const id = `form-${form.id}`;
  const errors = mistakes?.errors ?? {};
  return {
    id,
    formId: form.id,
    source,
    address: { url: toAddress(formAddress(form.id)) },
    isNewsletter: form.isNewsletter,
    crumb,
    key,
    from: { id: page.id, title: page.title, path: page.path },
    alert: mistakes && alertView(form, id, mistakes),
    answers: formFieldsView(form, { id, values, errors }),
    /** Where a success leads; empty for the page of thanks. */
    redirect: form.successRedirect,
    provider: form.captcha?.provider ?? null,
    captcha: form.captcha && { contact: { url: toAddress('/contact') } },
    disclaimer: form.disclaimer || null,
    submitLabel: form.submitLabel || formStrings('submit'),
  };
}

export type WebsiteFormView = ReturnType<typeof websiteFormView>;

/** Where a form stands alone, and where it is sent. */
export function formAddress(formId: string): string {
  return `/forms/${encodeURIComponent(formId)}`;
}

/** Everything that is wrong, in the order of the form, with the way to each. */
function alertView(form: Form, id: string, { errors, problem }: FormMistakes) {
  return {
    title: formStrings('summaryTitle'),
    problem,
    /** storefront §8: newsletter forms go without the two. */
    notices: form.isNewsletter
      ? null
      : {
          above: formSubmissionStrings('problemBelow'),
          below: formSubmissionStrings('problemAbove'),
        },
    problems: form.fields.flatMap((field, index) =>
      Object.hasOwn(errors, field.id)
        ? [
            {
              text: formStrings('summaryItem', {
                field: field.title,
                problem: errors[field.id] ?? '',
              }),
              target: fieldControlId(id, index),
            },
          ]
        : [],
    ),
  };
}
