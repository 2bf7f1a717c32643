import { errorTexts, typeOf, type ErrorCode } from '../../../../core/template/errors/index.js';
import { code, escapeHtml, table, words } from '../../pages/html.js';
import type { Page } from '../../pages/page.js';
import { heading, paragraph, referencePage } from '../blocks.js';
import type { ReferenceSources } from '../sources.js';
import { listErrors } from './rows.js';

export { listErrors } from './rows.js';

/** Every error code, the event it comes with, the sentence that a person reads, and the fix. */
export function errorsPage({
  problems,
  mistakes,
}: Pick<ReferenceSources, 'problems' | 'mistakes'>): Page {
  const rows = listErrors(problems).map(({ code: name, comesWith, sentences, fixes }) => [
    code(name, name),
    list(comesWith),
    list(sentences),
    list(fixes),
  ]);
  return referencePage(
    'errors',
    'Errors',
    'Every error code: the event it comes with, the sentence that a shopper or an author reads, and what to do.',
    [
      heading(2, 'Codes'),
      paragraph(
        'Sentences are the English ones. Where the shop sends a sentence of its own, the shopper reads that one. A failed action has the same codes in its outcome.',
      ),
      table(['Code', 'Comes with', 'Sentence', 'What to do'], rows),
      heading(2, 'Sentences of the console'),
      paragraph(
        'A page with a mistake gets one sentence in the console. `?vitrine-doctor` in the address shows them in the page.',
      ),
      table(
        ['When', 'Sentence, which says the fix too'],
        mistakes.map(({ when, sentence }) => [words(when), escapeHtml(sentence)]),
      ),
      heading(2, 'Codes of templates'),
      paragraph(
        'Errors of `vitrine/template`, in `errors` of a rendering and in the report of `vitrine-template check`.',
      ),
      table(
        ['Code', 'Found while', 'Message'],
        (Object.entries(errorTexts) as [ErrorCode, string][]).map(([name, message]) => [
          code(name, name),
          phases[typeOf(name)],
          escapeHtml(message),
        ]),
      ),
    ],
  );
}

const phases = { parser: 'reading tags', assembler: 'building blocks', engine: 'running' } as const;

function list(texts: ReadonlySet<string>): string {
  const items = [...texts].map(words);
  return items.length === 1
    ? (items[0] ?? '')
    : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
