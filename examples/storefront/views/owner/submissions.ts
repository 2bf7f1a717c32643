import { readFileReference, textsOf } from '../../../../core/forms/index.js';
import type { Submission, SubmissionPage } from '../../../server/index.js';
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

/** The files of a submission, each to be downloaded. */
function filesOf(formId: string, { fields, values }: Pick<Submission, 'fields' | 'values'>) {
  const references = fields.flatMap(({ id, type }) => (type === 'file' ? textsOf(values[id]) : []));
  return references.flatMap((reference) => {
    const file = readFileReference(reference);
    return file ? [{ name: file.name, url: toAddress(ownFileAddress(formId, file.id)) }] : [];
  });
}

function ownFileAddress(formId: string, fileId: string): string {
  return `${ownFormAddress(formId)}/files/${encodeURIComponent(fileId)}`;
}

/** The submissions of a form. */
export function submissionsView({ crumb, form, page, isFirst }: SubmissionsPage) {
  const path = `${ownFormAddress(form.id)}/submissions`;
  return {
    ...ownerPage({ heading: `Submissions to “${form.name || form.id}”`, place: 'forms', crumb }),
    edit: { url: toAddress(ownFormAddress(form.id)) },
    public: { url: toAddress(formAddress(form.id)) },
    submissions: page.submissions.map(
      ({ id, submittedAt, fields, values, answers, page: sentFrom }) => ({
        id,
        time: momentView(submittedAt),
        from: sentFrom.pageTitle || sentFrom.pagePath || null,
        files: filesOf(form.id, { fields, values }),
        answers: answers.map(({ label, text }) => ({ label, text })),
      }),
    ),
    next: nextPageView(path, page.nextPageCursor),
    newest: isFirst ? null : { url: toAddress(path) },
  };
}
