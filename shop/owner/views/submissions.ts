import { isValidEmail, readFileReference, textsOf, type DescribedAnswer } from 'vitrine/core/forms';
import type { Submission, SubmissionPage } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { formAddress } from '../../pages/views/parts/website-form.js';
import { ownFormAddress } from './forms.js';
import { momentView } from './moment.js';
import { nextPageView } from './next-page.js';
import { ownerView } from './page.js';

export interface SubmissionsPage {
  readonly crumb: string;
  readonly form: { readonly id: string; readonly name: string };
  readonly page: SubmissionPage;
  /** Whether it is the first page. */
  readonly isFirst: boolean;
  readonly problem?: string | null;
  /** What has just been done. */
  readonly done?: SubmissionsDone | null;
}

const notices = {
  replied: 'Your reply is on its way.',
  removed: 'The submission is deleted.',
} as const;

type SubmissionsDone = keyof typeof notices;
/** What can have been done, by the names that the address has for it. */
export const submissionsDone = ['replied', 'removed'] as const satisfies SubmissionsDone[];

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

/** The page of a letter, where the owner replies. */
export const letterAddress = (formId: string, submissionId: string): string =>
  `${ownFormAddress(formId)}/submissions/${encodeURIComponent(submissionId)}`;

/** An answer that is an address is a link to write to it. */
export function answerView({ label, text }: DescribedAnswer) {
  const mail = isValidEmail(text.trim())
    ? { url: toAddress(`mailto:${encodeURIComponent(text.trim())}`), text }
    : null;
  return { label, text: mail === null ? text : null, mail };
}

/** The submissions of a form. */
export function submissionsView(given: SubmissionsPage) {
  const { crumb, form, page, isFirst, problem = null, done = null } = given;
  const path = `${ownFormAddress(form.id)}/submissions`;
  return {
    ...ownerView({
      heading: `Submissions to “${form.name || form.id}”`,
      crumb,
      problem,
      notice: done && notices[done],
    }),
    edit: { url: toAddress(ownFormAddress(form.id)) },
    public: { url: toAddress(formAddress(form.id)) },
    export:
      page.submissions.length === 0
        ? null
        : { url: toAddress(`${ownFormAddress(form.id)}/export`) },
    submissions: page.submissions.map(
      ({ id, submittedAt, fields, values, answers, email, doneAt, repliedAt, page: sentFrom }) => ({
        id,
        isDone: doneAt !== null,
        replied: repliedAt === null ? null : momentView(repliedAt),
        reply: email === null ? null : { url: toAddress(letterAddress(form.id, id)) },
        mark: { url: toAddress(`${letterAddress(form.id, id)}/done`) },
        remove: { url: toAddress(`${letterAddress(form.id, id)}/remove`) },
        time: momentView(submittedAt),
        from: sentFrom.pageTitle || sentFrom.pagePath || null,
        files: filesOf(form.id, { fields, values }),
        answers: answers.map(answerView),
      }),
    ),
    next: nextPageView(path, page.nextPageCursor),
    newest: isFirst ? null : { url: toAddress(path) },
  };
}
