import { FormError, parseForm, readRedirect, sanitiseText } from 'vitrine/core/forms';
import { Problem } from '../../ground/http/index.js';
import { formSchema } from './form-schema.js';
import type { FormJson } from './types.js';

const draftSchema = formSchema.extend({
  id: formSchema.shape.id.max(200).optional(),
  name: formSchema.shape.name.trim().min(1, 'A form needs a name'),
});

/**
 * Reads a form that an owner wants to save; its id is empty if it is new.
 * @param given An object or the JSON text of one.
 * @throws Problem `form-invalid` with a sentence for each place.
 */
export function readForm(given: unknown): FormJson {
  const parsed = draftSchema.safeParse(readJson(given));
  if (!parsed.success) {
    throw refuse(parsed.error.issues.map(({ path, message }) => [path.join('.'), `${message}.`]));
  }
  const form = { ...parsed.data, id: parsed.data.id ?? '' };
  const problems = findProblems(form);
  if (problems.length > 0) throw refuse(problems);
  return form;
}

/** Parses JSON and removes the characters that the database cannot store. */
function readJson(given: unknown): unknown {
  try {
    const text = typeof given === 'string' ? given : JSON.stringify(given);
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? sanitiseText(value) : value,
    );
  } catch {
    throw refuse([['', 'This is not the JSON of a form.']]);
  }
}

type PlaceProblem = readonly [place: string, sentence: string];

/** Checks what the schema alone cannot express. */
function findProblems(form: FormJson): readonly PlaceProblem[] {
  return [
    ...findUnreadable(form),
    ...form.fields.flatMap(({ type, options = [] }, index): PlaceProblem[] =>
      choiceTypes.has(type) && options.length === 0
        ? [[`fields.${index}.options`, 'There must be at least one option.']]
        : [],
    ),
    ...form.fields.flatMap(({ showWhen }, index) =>
      requireThat(
        !showWhen ||
          form.fields
            .slice(0, index)
            .some(({ id, type }) => type !== 'section' && id === showWhen.field),
        `fields.${index}.showWhen`,
        'This must name a field before this one.',
      ),
    ),
    ...requireThat(form.fields.length > 0, 'fields', 'A form needs at least one field.'),
    ...requireThat(
      !form.successRedirect || readRedirect(form.successRedirect) !== '',
      'successRedirect',
      'This must be a http(s) address or a path that begins with /.',
    ),
    ...requireThat(
      !form.isNewsletter || form.fields.some(({ type }) => type === 'email'),
      'isNewsletter',
      'A newsletter form needs an email field.',
    ),
    ...requireThat(
      !form.captcha || form.captcha.provider === 'altcha' || form.captcha.siteKey.trim() !== '',
      'captcha.siteKey',
      'This captcha needs its site key.',
    ),
  ];
}

const choiceTypes: ReadonlySet<string> = new Set(['radio', 'checkbox', 'select', 'likert']);

function requireThat(isFine: boolean, place: string, sentence: string): readonly PlaceProblem[] {
  return isFine ? [] : [[place, sentence]];
}

/** Checks that pages can parse the form; finds duplicate field ids. */
function findUnreadable(form: FormJson): readonly PlaceProblem[] {
  try {
    parseForm(form);
    return [];
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    return [['fields', `${error.message}.`]];
  }
}

function refuse(problems: readonly PlaceProblem[]): Problem {
  const errors = problems.map(([place, sentence]) => [place || 'form', sentence]);
  return new Problem('form-invalid', { errors: Object.fromEntries(errors) });
}
