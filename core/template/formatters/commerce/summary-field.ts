import { answerStrings } from '../../../i18n/index.js';
import { element, markupFormatter, type Child } from '../../markup/index.js';
import type { Formatters, Scope } from '../../plugins.js';
import { asString, isArray, isObject, memberOf, printValue, type Value } from '../../values.js';
import { textOf } from '../members.js';
import { localized } from './localized.js';

/** What was answered, from the field's `values`; nothing for no answer. */
type ReadAnswer = (values: Value, field: Value, scope: Scope) => Child;

const answers: ReadonlyMap<string, ReadAnswer> = /* @__PURE__ */ new Map<string, ReadAnswer>([
  ['address', readAddress],
  ['checkbox', (values, field) => (isArray(values) ? values.map(asString).join(', ') : own(field))],
  ['date', (values) => written(values, ['Month', 'Day', 'Year'], (parts) => parts.join('/'))],
  ['likert', readLikert],
  ['name', (values) => written(values, ['First', 'Last'], (parts) => given(parts, ' '))],
  ['phone', readPhone],
  ['time', readTime],
]);

/** An answer to a product's form, as an order's summary shows it (§9.3.5). */
export const summaryFormatters = {
  'summary-form-field': markupFormatter((field, scope) => {
    const read = answers.get(textOf(field, 'type')) ?? ((_, answered) => own(answered));
    return element(
      'div',
      { class: 'form-answer' },
      element('strong', {}, `${textOf(field, 'rawTitle')}:`),
      ' ',
      read(memberOf(field, 'values'), field, scope) ||
        (localized(scope, 'productSummaryFormNoAnswerText') ?? answerStrings('none')),
    );
  }),
} satisfies Formatters;

function own(field: Value): string {
  return printValue(memberOf(field, 'value'));
}

/** The named parts of an answer, put together unless all are empty. */
function written(
  values: Value,
  names: readonly string[],
  write: (parts: string[]) => string,
): string {
  const parts = names.map((name) => textOf(values, name));
  return parts.some(Boolean) ? write(parts) : '';
}

function given(parts: readonly string[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

function readAddress(values: Value): Child {
  const region = written(values, ['State', 'Zip', 'Country'], (parts) => given(parts, ' '));
  const lines = [
    textOf(values, 'Line1'),
    textOf(values, 'Line2'),
    given([textOf(values, 'City'), region], ', '),
  ].filter(Boolean);
  return lines.length > 0 && lines.map((line) => element('div', {}, line));
}

function readPhone(values: Value): string {
  const number = written(values, ['Areacode', 'Prefix', 'Line'], (parts) => given(parts, '-'));
  const country = textOf(values, 'Country');
  return given([country && number && `+${country}`, number], ' ');
}

function readTime(values: Value): string {
  return written(values, ['Hour', 'Minute', 'Second', 'Ampm'], ([hour, minute, second, half]) =>
    given([[hour, minute, second].map((part) => part || '00').join(':'), half ?? ''], ' '),
  );
}

const opinions = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;

/** Answers from -2 to 2 (platform §3); anything else is neutral. */
function readLikert(values: Value, _: Value, scope: Scope): Child {
  const pairs = isArray(values)
    ? values.map((pair) => [textOf(pair, 'question'), textOf(pair, 'answer')] as const)
    : Object.entries(isObject(values) ? values : {}).map(
        ([question, answer]) => [question, asString(answer)] as const,
      );
  const lines = pairs.map(([question, answer]) => {
    const opinion = opinions[Number(answer || '0') + 2] ?? 'neutral';
    const name = `productAnswerMap${opinion.charAt(0).toUpperCase()}${opinion.slice(1)}`;
    return element('li', {}, `${question}: ${localized(scope, name) ?? answerStrings(opinion)}`);
  });
  return lines.length > 0 && element('ul', {}, ...lines);
}
