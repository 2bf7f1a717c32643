import type { Form } from '../../../core/forms/index.js';
import { formSubmissionStrings } from '../../../core/i18n/index.js';
import { website } from '../site.js';
import { formAddress, type WebsiteFormView } from './parts/website-form.js';

/** What widgets are told about the page of a form. */
export function formPage({ id, name }: Pick<Form, 'id' | 'name'>) {
  return {
    id: `form-${id}`,
    contentSource: 'c' as const,
    title: name || 'Form',
    path: formAddress(id),
    permissionType: null,
  };
}

/** A form on a page of its own. */
export function websiteFormPageView(form: Form, view: WebsiteFormView) {
  const page = formPage(form);
  return {
    title: `${view.alert ? 'Error: ' : ''}${page.title} – ${website.siteTitle}`,
    description: `${page.title}, at ${website.siteTitle}.`,
    page,
    isForm: true,
    isWebsiteForm: true,
    heading: page.title,
    form: view,
  };
}

/** After a submission without script: the words that the form has for it. */
export function formThanksView(form: Form) {
  const heading = form.isNewsletter ? 'You are subscribed' : 'Thank you';
  const lines = form.submissionMessage.split('\n').filter((line) => line.trim() !== '');
  return {
    title: `${heading} – ${website.siteTitle}`,
    description: heading,
    page: null,
    isWebsiteForm: true,
    heading,
    lines: lines.length > 0 ? lines : [formSubmissionStrings('submitted')],
  };
}
