import { controlName } from 'vitrine/core/forms';
import type { Translations } from '../../../ground/shop-words/index.js';
import type { FieldJson, FormJson } from '../form-schema.js';

/**
 * Answers with the choices in English, in which the shop keeps them, whatever the language of the page was. A value
 * that is no choice of the form stays as it was sent.
 * @param values By field id or name of control.
 */
export function toEnglishAnswers(
  form: Pick<FormJson, 'fields'>,
  values: Readonly<Record<string, unknown>>,
  all: readonly Translations[],
): Record<string, unknown> {
  const names = new Map<string, string>();
  const choices = new Map<string, ReadonlyMap<string, string>>();
  for (const field of form.fields) {
    const back = englishChoices(field, all);
    if (back.size === 0) continue;
    if (field.type === 'likert') {
      for (const [translated, english] of back) {
        names.set(controlName(field, translated), controlName(field, english));
      }
    }
    choices.set(field.id, back);
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, answer]) => {
      const back = choices.get(name);
      return [names.get(name) ?? name, back ? readBack(answer, back) : answer];
    }),
  );
}

/** The choices of a field in other languages, with the English ones; an English choice is none of them. */
function englishChoices(
  field: FieldJson,
  all: readonly Translations[],
): ReadonlyMap<string, string> {
  const options = field.options ?? [];
  if (field.type === 'address') return new Map();
  return new Map(
    options
      .flatMap((option) => all.map((words) => [words[option] ?? option, option] as const))
      .filter(([translated]) => !options.includes(translated)),
  );
}

function readBack(answer: unknown, back: ReadonlyMap<string, string>): unknown {
  if (typeof answer === 'string') return back.get(answer) ?? answer;
  if (Array.isArray(answer)) return answer.map((one: unknown) => readBack(one, back));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([statement, given]: [string, unknown]) => [
      back.get(statement) ?? statement,
      // A pair of a statement and its opinion.
      statement === 'question' ? readBack(given, back) : given,
    ]),
  );
}
