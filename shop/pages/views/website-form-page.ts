import type { Form } from 'vitrine/core/forms';
import { formStrings, formSubmissionStrings } from 'vitrine/core/i18n';
import { website } from '../site.js';
import { say } from '../words/say.js';
import { formAddress, type WebsiteFormView } from './parts/website-form.js';

/** The page of a form in the site context. */
export function formPage({ id, name }: Pick<Form, 'id' | 'name'>) {
  return {
    id: `form-${id}`,
    contentSource: 'c' as const,
    title: name || 'Form',
    path: formAddress(id),
    permissionType: null,
  };
}

/** The page of a single form. */
export function websiteFormPageView(form: Form, view: WebsiteFormView) {
  const page = formPage(form);
  const title = `${page.title} – ${website.siteTitle}`;
  return {
    title: view.alert ? formStrings('errorTitle', { title }) : title,
    description: say('{title}, at {shop}.', { title: page.title, shop: website.siteTitle }),
    page,
    sheets: ['forms', 'website-forms'] as const,
    heading: page.title,
    form: view,
  };
}

/** The thank-you page after a submission without script. */
export function formThanksView(form: Form) {
  const heading = say(form.isNewsletter ? 'One more step' : 'Thank you');
  const lines = form.submissionMessage.split('\n').filter((line) => line.trim() !== '');
  return {
    title: `${heading} – ${website.siteTitle}`,
    description: heading,
    page: null,
    sheets: ['website-forms'] as const,
    heading,
    lines: lines.length > 0 ? lines : [formSubmissionStrings('submitted')],
  };
}
