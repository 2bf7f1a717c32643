import type { SubmissionPage } from '../../../server/index.js';
import { toAddress } from '../address.js';
import { formAddress } from '../parts/website-form.js';
import { ownFormAddress } from './forms.js';
import { momentView } from './moment.js';
import { nextPageView } from './next-page.js';
import { ownerPage } from './page.js';

export interface SubmissionsPage {
  readonly crumb: string;
  readonly form: { readonly id: string; readonly name: string };
  readonly page: SubmissionPage;
  /** Whether it is the first page. */
  readonly isFirst: boolean;
}

/** The submissions of a form. */
export function submissionsView({ crumb, form, page, isFirst }: SubmissionsPage) {
  const path = `${ownFormAddress(form.id)}/submissions`;
  return {
    ...ownerPage({ heading: `Submissions to “${form.name || form.id}”`, place: 'forms', crumb }),
    edit: { url: toAddress(ownFormAddress(form.id)) },
    public: { url: toAddress(formAddress(form.id)) },
    submissions: page.submissions.map(({ id, submittedAt, answers, page: sentFrom }) => ({
      id,
      time: momentView(submittedAt),
      from: sentFrom.pageTitle || sentFrom.pagePath || null,
      answers: answers.map(({ label, text }) => ({ label, text })),
    })),
    next: nextPageView(path, page.nextPageCursor),
    newest: isFirst ? null : { url: toAddress(path) },
  };
}
