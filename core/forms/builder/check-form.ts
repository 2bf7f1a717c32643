import { readCaptchaSettings } from '../../captcha/index.js';
import { builderStrings } from '../../i18n/index.js';
import { formLimits } from '../form-limits.js';
import { FormError, parseForm } from '../parse-form.js';
import { readRedirect } from '../read-redirect.js';
import type { BuilderField, BuilderForm } from './builder-form.js';
import { hasTitle, propertiesByType } from './field-table.js';
import { writeFormJson } from './write-form-json.js';

/** A problem that prevents the use of a form. */
export interface FormProblem {
  /** Path in the JSON, such as `fields[2].options`; empty for the whole. */
  readonly place: string;
  /** Id of the field; null for the form itself. */
  readonly fieldId: string | null;
  /** The member of the field or of the form. */
  readonly member: string;
  /** A sentence. */
  readonly message: string;
}

/** Lists the problems of a form, in the order in which it is built. */
export function checkForm(form: BuilderForm): readonly FormProblem[] {
  const problems = findProblems(form);
  return problems.length > 0 ? problems : checkAsVisitor(form);
}

function findProblems(form: BuilderForm): readonly FormProblem[] {
  return [
    ...checkName(form),
    ...checkFields(form),
    ...form.fields.flatMap((field, index) =>
      [...checkField(field), ...checkRule(form, field, index)].map(([member, message]) => ({
        place: `fields[${index}].${member}`,
        fieldId: field.id,
        member,
        message,
      })),
    ),
    ...checkSettings(form),
  ];
}

/** A problem of the form itself. */
function formProblem(member: string, message: string): FormProblem {
  return { place: member, fieldId: null, member, message };
}

function checkName({ name }: BuilderForm): FormProblem[] {
  return name.trim() === '' ? [formProblem('name', builderStrings('nameMissing'))] : [];
}

function checkFields({ fields }: BuilderForm): FormProblem[] {
  const asked = fields.filter(({ type }) => type !== 'section' && type !== 'hidden');
  if (asked.length === 0) return [formProblem('fields', builderStrings('fieldsMissing'))];
  const max = formLimits.fields;
  return fields.length > max
    ? [formProblem('fields', builderStrings('fieldsTooMany', { max }))]
    : [];
}

function checkField(field: BuilderField): Array<readonly [member: string, message: string]> {
  const { type, title, key, options } = field;
  const properties = propertiesByType[type];
  const max = formLimits.options;
  const asksOptions = properties.includes('options');
  const problems: Array<readonly [string, string] | false> = [
    hasTitle(type) && title.trim() === '' && ['title', builderStrings('titleMissing')],
    asksOptions &&
      options.length === 0 && [
        'options',
        builderStrings(type === 'likert' ? 'statementsMissing' : 'optionsMissing'),
      ],
    asksOptions && options.length > max && ['options', builderStrings('optionsTooMany', { max })],
    properties.includes('key') && key.trim() === '' && ['key', builderStrings('keyMissing')],
  ];
  return problems.filter((problem) => problem !== false);
}

/** The question of a condition stands before its field. */
function checkRule(
  { fields }: BuilderForm,
  { showWhen }: BuilderField,
  index: number,
): Array<readonly [member: string, message: string]> {
  const isAsked = fields
    .slice(0, index)
    .some(({ id, type }) => type !== 'section' && id === showWhen?.field);
  return showWhen === null || isAsked ? [] : [['showWhen', builderStrings('ruleMissing')]];
}

function checkSettings(form: BuilderForm): FormProblem[] {
  const { isNewsletter, fields, successRedirect, captcha } = form;
  const problems: Array<FormProblem | false> = [
    isNewsletter &&
      !fields.some(({ type }) => type === 'email') &&
      formProblem('isNewsletter', builderStrings('emailMissing')),
    successRedirect.trim() !== '' &&
      readRedirect(successRedirect.trim()) === '' &&
      formProblem('successRedirect', builderStrings('redirectInvalid')),
    captcha !== null &&
      readCaptchaSettings(captcha) === null &&
      formProblem('captcha', builderStrings('siteKeyMissing')),
  ];
  return problems.filter((problem) => problem !== false);
}

/** Finds any other reason for which a page would refuse the form, such as a text above the limit. */
function checkAsVisitor(form: BuilderForm): FormProblem[] {
  try {
    parseForm(writeFormJson(form));
    return [];
  } catch (error) {
    const problem = error instanceof FormError ? error.message : String(error);
    return [formProblem('', builderStrings('unusable', { problem }))];
  }
}
