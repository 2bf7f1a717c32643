import { cutText } from '../content/index.js';
import { fieldKinds, type FieldShape } from './field-kinds.js';
import type { Answer, Form, FormField, FormValues } from './form.js';
import { isRecord, ownMember } from '../base/index.js';
import { oneBoxOf } from './one-box.js';
import { isParted, readParts, toText } from './parts.js';
import { readValues } from './read-values.js';
import { sanitiseLine, sanitiseText } from './sanitise-text.js';
import { sanitiseValues } from './sanitise-values.js';
import { opinionValues } from './word-answer.js';

/** Limit of a hidden answer in UTF-16 units; a longer value from the query string is cut. */
const hiddenLimit = 1000;

/** The name of a control. Likert has a name for each statement, other types one for all their controls. */
export function controlName({ id }: Pick<FormField, 'id'>, statement?: string): string {
  return statement === undefined ? id : `${id}[${statement}]`;
}

/**
 * Reads the answers to all fields of a form (storefront §3, "Form field value rules"), sanitised. Drops choices that a
 * field does not offer.
 *
 * @param values By field id or `controlName`: answers, the data of a plain form, or the JSON of either.
 */
export function readAnswers(form: Form, values: unknown): FormValues {
  const given = readValues(values) ?? {};
  const read = (field: FormField) => readers[fieldKinds[field.type].shape](field, given);
  return sanitiseValues(Object.fromEntries(form.fields.map((field) => [field.id, read(field)])));
}

/** Answers without a field, such as an engraving from the page's own controls. */
export function readOtherAnswers(form: Form, values: unknown): Readonly<Record<string, unknown>> {
  const taken = new Set(
    form.fields.flatMap((field) => [
      field.id,
      ...field.options.map((option) => controlName(field, option)),
    ]),
  );
  const given = Object.entries(readValues(values) ?? {});
  return Object.fromEntries(given.filter(([name]) => !taken.has(name)));
}

/** Reads answers from the data of a form element. */
export function readFormData(form: Form, data: FormData): FormValues {
  const names = [...new Set(data.keys())];
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  return readAnswers(form, Object.fromEntries(names.map((name) => [name, texts(name)])));
}

/** The value of a hidden field: from the page's query string if present, else its own (storefront §3). */
export function hiddenValue({ name, value }: FormField, query: URLSearchParams): string {
  const asked = name === '' ? null : query.get(name);
  return cutText(sanitiseText(asked ?? value), hiddenLimit);
}

/** Whether all fields are empty; hidden fields do not count. */
export function isUnanswered(form: Form, values: FormValues): boolean {
  return form.fields.every(
    ({ id, type }) =>
      type === 'hidden' || textsOf(ownMember(values, id)).every((text) => text.trim() === ''),
  );
}

/** All texts of an answer. */
export function textsOf(answer: Answer | undefined): readonly string[] {
  if (answer === undefined || typeof answer === 'string') return [answer ?? ''];
  return isList(answer) ? answer : Object.values(answer).flat();
}

type Given = Readonly<Record<string, unknown>>;

const readers: Readonly<Record<FieldShape, (field: FormField, given: Given) => Answer>> = {
  single: (field, given) => firstText(own(given, field.id)),
  hidden: (field, given) =>
    cutText(Object.hasOwn(given, field.id) ? firstText(given[field.id]) : field.value, hiddenLimit),
  parts(field, given) {
    if (!isParted(field.type)) return [];
    const answer = own(given, field.id);
    const typed = soleText(answer);
    const box = typed === null ? null : oneBoxOf(field);
    return box && typed !== null ? box.split(typed) : readParts(field.type, answer);
  },
  files: ({ id }, given) =>
    listOf(own(given, id))
      .map((text) => sanitiseLine(toText(text)))
      .filter(Boolean),
  many: ({ id, options }, given) => offered(options, own(given, id)),
  one: ({ id, options }, given) => offered(options, own(given, id))[0] ?? '',
  likert(field, given) {
    const byStatement: unknown = own(given, field.id);
    const answers = field.options.map((statement) => {
      const named = own(given, controlName(field, statement));
      const checked = named ?? answerTo(byStatement, statement);
      return [statement, offered(opinionValues, checked)] as const;
    });
    return Object.fromEntries(answers.filter(([, checked]) => checked.length > 0));
  },
};

/** The answer to one statement, in an object or a list of pairs. */
function answerTo(answer: unknown, statement: string): unknown {
  if (!Array.isArray(answer)) return own(answer, statement);
  return own(
    answer.find((pair: unknown) => own(pair, 'question') === statement),
    'answer',
  );
}

function offered(options: readonly string[], answer: unknown): readonly string[] {
  const checked = listOf(answer).map((text) => sanitiseLine(toText(text)));
  return options.filter((option) => checked.includes(option));
}

function firstText(answer: unknown): string {
  return toText(listOf(answer)[0]);
}

/** The answer of one control, as text or as a list of one; null for an answer in parts. */
function soleText(answer: unknown): string | null {
  const list = listOf(answer);
  return list.length === 1 && !isRecord(list[0]) ? toText(list[0]) : null;
}

function listOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : [answer];
}

function own(value: unknown, name: string): unknown {
  return isRecord(value) ? ownMember(value, name) : undefined;
}

function isList(answer: Exclude<Answer, string>): answer is readonly string[] {
  return Array.isArray(answer);
}
