import { wordAnswer, type Opinion } from '../../../forms/index.js';
import { answerStrings } from '../../../i18n/index.js';
import { element, markupFormatter, type Child } from '../../markup/index.js';
import type { Formatters, Scope } from '../../plugins.js';
import { memberOf, printValue, type Value } from '../../values.js';
import { textOf } from '../../readers/index.js';
import { localized } from './localized.js';

/** Renders an answer of a product's form in an order summary (§9.3.5). */
export const summaryFormatters = {
  'summary-form-field': markupFormatter((field, scope) =>
    element(
      'div',
      { class: 'form-answer' },
      element('strong', {}, `${textOf(field, 'rawTitle')}:`),
      ' ',
      writeAnswer(field, scope) ||
        (localized(scope, 'productSummaryFormNoAnswerText') ?? answerStrings('none')),
    ),
  ),
} satisfies Formatters;

/** The answer from the field's `values` or `value`; nothing for none. */
function writeAnswer(field: Value, scope: Scope): Child {
  const type = textOf(field, 'type');
  const lines = wordAnswer(type, memberOf(field, 'values'), (opinion) =>
    nameOpinion(opinion, scope),
  );
  if (lines === null) return printValue(memberOf(field, 'value'));
  if (lines.length === 0) return '';
  if (type === 'likert') return element('ul', {}, ...lines.map((line) => element('li', {}, line)));
  return type === 'address' ? lines.map((line) => element('div', {}, line)) : lines.join();
}

function nameOpinion(opinion: Opinion, scope: Scope): string {
  const name = `productAnswerMap${opinion.charAt(0).toUpperCase()}${opinion.slice(1)}`;
  return localized(scope, name) ?? answerStrings(opinion);
}
