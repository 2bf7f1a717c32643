import type { DescribedAnswer } from 'vitrine/core/forms';
import type { Translations } from '../../../ground/shop-words/index.js';
import type { FieldJson, FormJson } from '../form-schema.js';

type Say = (text: string) => string;

/** Kinds of fields whose `options` are texts; those of an address are codes. */
const kindsOfChoices: ReadonlySet<FieldJson['type']> = new Set([
  'radio',
  'checkbox',
  'select',
  'likert',
]);
const textsOfForm = ['name', 'submitLabel', 'submissionMessage', 'disclaimer'] as const;
const textsOfField = ['title', 'description', 'placeholder'] as const;

const hasChoices = ({ type }: Pick<FieldJson, 'type'>) => kindsOfChoices.has(type);

/** Texts that the table does not know stay as they are. */
const sayIn =
  (words: Translations): Say =>
  (text) =>
    Object.hasOwn(words, text) ? (words[text] ?? text) : text;

/** The form as pages of another language show it; ids, codes and hidden values stay. */
export function translateForm(form: FormJson, words: Translations): FormJson {
  const say = sayIn(words);
  const chosen = new Set(form.fields.filter(hasChoices).map(({ id }) => id));
  return {
    ...form,
    ...translateMembers(form, textsOfForm, say),
    fields: form.fields.map(({ showWhen, ...field }) => ({
      ...field,
      ...translateMembers(field, textsOfField, say),
      ...(hasChoices(field) && field.options && { options: field.options.map(say) }),
      ...(showWhen && {
        showWhen: chosen.has(showWhen.field)
          ? { ...showWhen, values: showWhen.values.map(say) }
          : showWhen,
      }),
    })),
  };
}

function translateMembers<Thing extends object, Name extends keyof Thing>(
  thing: Thing,
  names: readonly Name[],
  say: Say,
): Partial<Thing> {
  const entries = names.flatMap((name) => {
    const text = thing[name];
    return typeof text === 'string' ? [[name, say(text)] as const] : [];
  });
  return Object.fromEntries(entries) as Partial<Thing>;
}

/** Answers that were described in English. Choices are translated, and what a visitor typed stays. */
export function translateAnswers(
  answers: readonly DescribedAnswer[],
  form: FormJson | null,
  words: Translations,
): DescribedAnswer[] {
  const say = sayIn(words);
  return answers.map(({ label, text }) => {
    const field = form?.fields.find(({ title }) => title === label);
    const options = field && hasChoices(field) ? (field.options ?? []) : [];
    return { label: say(label), text: translateChoices(text, options, say) };
  });
}

/** The choices stand alone, in a list, or before the opinion of a statement. */
function translateChoices(text: string, options: readonly string[], say: Say): string {
  return text
    .split(/(, |; |: )/)
    .map((part) => (options.includes(part) ? say(part) : part))
    .join('');
}
