import { isRecord, ownMember } from '../base/index.js';
import type { Form, FormField, ShowRule } from './form.js';
import { toText } from './parts.js';

/**
 * Whether a field is shown with these answers. A field whose own question is not shown is not shown either. The server
 * applies the same rule, so that what nobody was asked is neither required nor stored.
 *
 * @param values Answers by field id.
 */
export function isShown(
  form: Pick<Form, 'fields'>,
  { showWhen }: Pick<FormField, 'showWhen'>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (showWhen === null) return true;
  // It stands before this one (`parseForm`), so that the questions end.
  const asked = form.fields.find(({ id }) => id === showWhen.field);
  if (asked === undefined) return true;
  const given = textsIn(ownMember(values, asked.id));
  const isMet =
    showWhen.values.length === 0
      ? given.length > 0
      : given.some((text) => showWhen.values.includes(text));
  return isMet && isShown(form, asked, values);
}

/** The answers to the fields that are shown. Members that belong to no field stay. */
export function shownValues<Value>(
  form: Pick<Form, 'fields'>,
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const unshown = form.fields.filter((field) => !isShown(form, field, values)).map(({ id }) => id);
  if (unshown.length === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([id]) => !unshown.includes(id)));
}

/** Reads the rule of a field; null for none. */
export function readShowRule(given: unknown): ShowRule | null {
  const { field, values } = isRecord(given) ? given : {};
  if (typeof field !== 'string' || field.trim() === '') return null;
  const list: readonly unknown[] = Array.isArray(values) ? values : [];
  return { field: field.trim(), values: list.map((value) => toText(value).trim()).filter(Boolean) };
}

/** Fields whose rule names no field before them lose it: they are shown to all. */
export function keepEarlierRules(fields: readonly FormField[]): readonly FormField[] {
  return fields.map((field, index) => {
    const { showWhen } = field;
    const isKept =
      showWhen === null || fields.slice(0, index).some(({ id }) => id === showWhen.field);
    return isKept ? field : { ...field, showWhen: null };
  });
}

/** All texts in an answer of any shape, without empty ones. */
function textsIn(answer: unknown): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap(textsIn);
  if (isRecord(answer)) return Object.values(answer).flatMap(textsIn);
  return [toText(answer).trim()].filter(Boolean);
}
