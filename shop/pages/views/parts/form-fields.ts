import {
  acceptOf,
  boxText,
  controlName,
  fieldKinds,
  groupFields,
  listCountries,
  opinions,
  opinionValues,
  partNames,
  isParted,
  oneBoxOf,
  partsOf,
  readFileReference,
  readParts,
  textsOf,
  wordFileRules,
  type Answer,
  type FieldErrors,
  type Form,
  type FormField,
  type FormValues,
  type PartKind,
} from 'vitrine/core/forms';
import { pageLocale } from '../../words/languages.js';
import { answerStrings, formStrings, partStrings } from 'vitrine/core/i18n';

/** The state of a form's plain fields. */
export interface FieldsGiven {
  /** Prefix of the controls' ids, unique on the page. */
  readonly id: string;
  readonly values?: FormValues;
  readonly errors?: FieldErrors;
}

interface Shown {
  readonly field: FormField;
  readonly id: string;
  readonly answer: Answer | undefined;
  readonly error: string | null;
  /** Said where no script hides the field. */
  readonly condition: string | null;
}

/**
 * The plain fields of a form, with the names that the server reads. They have no `required` attribute, because the
 * server's messages are better than the browser's; `aria-required` informs assistive technology.
 */
export function formFieldsView(form: Form, { id, values = {}, errors = {} }: FieldsGiven) {
  return {
    groups: groupFields(form).map(({ section, fields }) => ({
      heading: section && {
        id: section.id,
        title: section.title,
        words: section.description || null,
        isUnderlined: section.underline,
      },
      fields: fields.map((field) =>
        fieldView({
          field,
          id: fieldControlId(id, form.fields.indexOf(field)),
          answer: own(values, field.id),
          error: own(errors, field.id) ?? null,
          condition: wordCondition(form, field),
        }),
      ),
    })),
  };
}

/** The id of a field's first control, the link target of the error summary. */
export function fieldControlId(id: string, index: number): string {
  return `${id}-${index}`;
}

function fieldView(shown: Shown) {
  const { field, id, error } = shown;
  const { shape } = fieldKinds[field.type];
  const isLong = field.type === 'textarea';
  const isList = field.type === 'select';
  return {
    id,
    fieldId: field.id,
    kind: field.type,
    name: controlName(field),
    label: field.title,
    hint: field.description || null,
    condition: shown.condition,
    mark: field.required ? formStrings('requiredMark') : null,
    error,
    isInvalid: error !== null,
    isRequired: field.required,
    describedBy: describedBy(shown),
    hidden: shape === 'hidden' ? { value: firstText(shown) || field.value } : null,
    line: boxView(shown) ?? (shape === 'single' && !isLong ? lineView(shown) : null),
    text: isLong ? textView(shown) : null,
    list: isList ? { options: optionsView(shown), choose: formStrings('choose') } : null,
    boxes:
      (shape === 'many' || shape === 'one') && !isList
        ? { type: shape === 'one' ? 'radio' : 'checkbox', options: optionsView(shown) }
        : null,
    parts: shape === 'parts' && !oneBoxOf(field) ? { parts: partsView(shown) } : null,
    files: shape === 'files' ? filesView(shown) : null,
    opinions: shape === 'likert' ? { statements: field.options.map(statementView(shown)) } : null,
  };
}

/** When a field is for the visitor, in words: without script all fields are shown. */
function wordCondition(form: Form, { showWhen }: FormField): string | null {
  const asked = form.fields.find(({ id }) => id === showWhen?.field);
  if (!showWhen || !asked) return null;
  const field = asked.title;
  return showWhen.values.length === 0
    ? formStrings('onlyWhenAnswered', { field })
    : formStrings('onlyWhen', { field, values: showWhen.values.join(', ') });
}

/** The value of `aria-describedby`, or null. */
function describedBy({ field, id, error }: Shown): string | null {
  const ids = [
    field.description && `${id}-hint`,
    error && `${id}-error`,
    field.maxLength && `${id}-count`,
  ];
  return ids.filter(Boolean).join(' ') || null;
}

function filesView({ field, answer }: Shown) {
  return {
    accept: field.files ? acceptOf(field.files) : '',
    isMany: (field.files?.maxCount ?? 1) > 1,
    rules: field.files ? wordFileRules(field.files) : '',
    // Files of an earlier try, which need not be chosen again.
    kept: textsOf(answer).flatMap((reference) => {
      const file = readFileReference(reference);
      return file ? [{ reference, fileName: file.name }] : [];
    }),
  };
}

const lineTypes: Readonly<Record<string, string>> = {
  email: 'email',
  password: 'password',
  website: 'url',
};

function lineView(shown: Shown) {
  const { field } = shown;
  const { autocomplete, inputMode } = fieldKinds[field.type];
  return {
    type: lineTypes[field.type] ?? 'text',
    // A page never contains a typed password.
    value: field.type === 'password' ? '' : firstText(shown),
    symbol: field.type === 'currency' && field.currencySymbol ? field.currencySymbol : null,
    placeholder: field.placeholder || null,
    autocomplete: autocomplete ?? null,
    inputMode: inputMode ?? null,
    step: null,
  };
}

/** One control in the place of a field's parts. */
function boxView({ field, answer }: Shown) {
  const box = oneBoxOf(field);
  if (!box) return null;
  return {
    type: box.type,
    value: boxText(field, answer) ?? '',
    symbol: null,
    placeholder: field.placeholder || null,
    autocomplete: box.autocomplete ?? null,
    inputMode: null,
    step: box.step ?? null,
  };
}

function textView(shown: Shown) {
  const { placeholder, maxLength } = shown.field;
  return { value: firstText(shown), placeholder: placeholder || null, maxLength };
}

function optionsView({ field, id, answer }: Shown) {
  const chosen = textsOf(answer);
  return field.options.map((option, index) => ({
    id: partId(id, index),
    option,
    isChosen: chosen.includes(option),
  }));
}

function partsView({ field, id, answer }: Shown) {
  if (!isParted(field.type)) return [];
  const names: readonly string[] = partNames[field.type];
  const texts = readParts(field.type, answer);
  return partsOf(field).map((part, index) => ({
    id: partId(id, index),
    value: texts[names.indexOf(part.name)] ?? '',
    isRequired: field.required && part.essential === true,
    ...partView(field, part, texts[names.indexOf(part.name)] ?? ''),
  }));
}

function partView(
  field: FormField,
  { name, autocomplete, inputMode, size }: PartKind,
  value: string,
) {
  const isCountry = field.type === 'address' && name === 'Country';
  const isList = isCountry && field.display === 'country-list';
  return {
    label: partStrings(isCountry ? 'address.Country' : name),
    isPlace: name === 'Line1',
    autocomplete: isList ? 'country' : (autocomplete ?? null),
    inputMode: inputMode ?? null,
    size: size ?? null,
    countries: isList ? countriesView(field.options, value) : null,
    halves:
      name === 'Ampm'
        ? (['AM', 'PM'] as const).map((half) => ({
            half,
            label: partStrings(half),
            isChosen: half === value,
          }))
        : null,
  };
}

function countriesView(options: readonly string[], answer: string) {
  return {
    choose: formStrings('choose'),
    countries: listCountries(pageLocale(), { options, answer }).map((country) => ({
      ...country,
      isChosen: country.code === answer,
    })),
  };
}

const statementView =
  ({ field, id, answer }: Shown) =>
  (statement: string, row: number) => {
    const given = answerTo(answer, statement);
    return {
      statement,
      name: controlName(field, statement),
      answers: opinions.map((opinion, column) => ({
        id: row + column === 0 ? id : `${id}-${row}-${column}`,
        value: opinionValues[column] ?? '',
        label: answerStrings(opinion),
        isChosen: given.includes(opinionValues[column] ?? ''),
      })),
    };
  };

function answerTo(answer: Answer | undefined, statement: string): readonly string[] {
  if (answer === undefined || typeof answer === 'string' || isList(answer)) return [];
  return own(answer, statement) ?? [];
}

function isList(answer: Exclude<Answer, string>): answer is readonly string[] {
  return Array.isArray(answer);
}

function firstText({ answer }: Shown): string {
  return textsOf(answer)[0] ?? '';
}

function partId(id: string, index: number): string {
  return index === 0 ? id : `${id}-${index}`;
}

function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
