import type { DescribedAnswer } from 'vitrine/core/forms';
import { writeCsv } from '../../ground/http/index.js';
import type { Submission } from './types.js';

type Exported = Pick<Submission, 'submittedAt' | 'answers' | 'doneAt' | 'repliedAt'> & {
  readonly page: Pick<Submission['page'], 'pagePath'>;
};

const moment = (time: number | null) => (time === null ? '' : new Date(time).toISOString());

/** Submissions as CSV: a column for each question that one of them has, in the order in which they come. */
export function submissionsCsv(submissions: readonly Exported[]): string {
  const answered = submissions.map((submission) => byQuestion(submission.answers));
  const questions = [...new Set(answered.flatMap((answers) => [...answers.keys()]))];
  const data = submissions.map(({ submittedAt, page, doneAt, repliedAt }, row) => [
    moment(submittedAt),
    page.pagePath,
    moment(repliedAt),
    moment(doneAt),
    ...questions.map((question) => answered[row]?.get(question) ?? ''),
  ]);
  const fields = ['Sent', 'Page', 'Replied', 'Done', ...questions];
  // The mark by which spreadsheets know the encoding.
  return `\uFEFF${writeCsv(fields, data)}`;
}

/** Two questions with the same words are two columns. */
function byQuestion(answers: readonly DescribedAnswer[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { label, text } of answers) {
    let question = label;
    for (let count = 2; found.has(question); count += 1) question = `${label} (${count})`;
    found.set(question, text);
  }
  return found;
}
