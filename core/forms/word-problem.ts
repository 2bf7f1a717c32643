import { formStrings } from '../i18n/index.js';

/** A mark that ends a sentence, in any script; brackets and quotation marks may close after it. */
const endsSentence = /[.!?:;…。！？：؟؛।][\p{Pe}\p{Pf}"']*$/u;

/** A line of the summary: the field and its problem. A label that ends in a mark of its own gets no colon after it. */
export function wordProblem(title: string, problem: string): string {
  const field = title.trim();
  const key = endsSentence.test(field) ? 'summaryAfterMark' : 'summaryItem';
  return formStrings(key, { field, problem });
}
