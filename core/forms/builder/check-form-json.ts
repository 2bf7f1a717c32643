import { isRecord } from '../../base/index.js';
import { displaysOf } from '../displays.js';
import { captchaProviders } from '../../captcha/index.js';
import { builderStrings } from '../../i18n/index.js';
import { checkForm, type FormProblem } from './check-form.js';
import { builderTypes, jsonProperties, type BuilderType } from './field-table.js';
import { readBuilderForm } from './read-builder-form.js';

type Kind = 'text' | 'flag' | 'texts' | 'count' | 'fields' | 'captcha';

const formMembers: Readonly<Record<string, Kind>> = {
  id: 'text',
  name: 'text',
  fields: 'fields',
  submissionMessage: 'text',
  successRedirect: 'text',
  submitLabel: 'text',
  disclaimer: 'text',
  postSubmitHtml: 'text',
  isNewsletter: 'flag',
  captcha: 'captcha',
};

const fieldMembers: Readonly<Record<string, Kind>> = {
  id: 'text',
  type: 'text',
  title: 'text',
  description: 'text',
  placeholder: 'text',
  required: 'flag',
  options: 'texts',
  maxLength: 'count',
  currencySymbol: 'text',
  showCountryCode: 'flag',
  display: 'text',
  underline: 'flag',
  key: 'text',
  value: 'text',
};

const fits: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  count: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  fields: Array.isArray,
  captcha: (value) =>
    isRecord(value) &&
    captchaProviders.some((provider) => provider === value['provider']) &&
    ['string', 'undefined'].includes(typeof value['siteKey']),
};

/**
 * Checks a form's JSON that was typed by hand: unknown members, values of the wrong type, missing or repeated ids; then
 * everything that `checkForm` checks.
 */
export function checkFormJson(json: unknown): readonly FormProblem[] {
  const problems = checkShape(json);
  const form = problems.length === 0 ? readBuilderForm(json) : null;
  return form ? checkForm(form) : problems;
}

/** Checks only the shape: whether the JSON can be read without loss. */
export function checkShape(json: unknown): readonly FormProblem[] {
  if (!isRecord(json)) return [problem('', '', builderStrings('notAForm'))];
  const { fields } = json;
  const list: readonly unknown[] = Array.isArray(fields) ? fields : [];
  return [
    ...(fields === undefined ? [problem('fields', 'fields', builderStrings('listMissing'))] : []),
    ...checkMembers(json, formMembers, ''),
    ...list.flatMap((field, index) => checkFieldShape(field, `fields[${index}]`)),
    ...checkIds(list),
  ];
}

function checkFieldShape(field: unknown, place: string): readonly FormProblem[] {
  if (!isRecord(field)) return [problem(place, '', builderStrings('notAField'))];
  const { id, type } = field;
  const known = builderTypes.find((name) => name === type);
  return [
    ...(id === undefined || id === ''
      ? [problem(`${place}.id`, 'id', builderStrings('idMissing'))]
      : []),
    ...(known === undefined
      ? [
          problem(
            `${place}.type`,
            'type',
            builderStrings('typeUnknown', { types: builderTypes.join(', ') }),
          ),
        ]
      : []),
    ...checkMembers(field, fieldMembers, `${place}.`, known),
  ];
}

function checkMembers(
  record: Readonly<Record<string, unknown>>,
  members: Readonly<Record<string, Kind>>,
  prefix: string,
  type?: BuilderType,
): readonly FormProblem[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const kind = Object.hasOwn(members, name) ? members[name] : undefined;
    const place = `${prefix}${name}`;
    if (kind === undefined) return [problem(place, name, builderStrings('memberUnknown'))];
    if (value === null || value === undefined) return [];
    if (!fits[kind](value)) return [problem(place, name, builderStrings(`kind.${kind}`))];
    const isStray = type !== undefined && !belongsTo(name, type) && !saysNothing(value);
    return isStray ? [problem(place, name, builderStrings('memberStray', { type }))] : [];
  });
}

/** Whether a type has a property. The limit of a textarea counts, even if it cannot be edited. */
function belongsTo(name: string, type: BuilderType): boolean {
  const own: readonly string[] = jsonProperties(type);
  if (name === 'display') return displaysOf(type).length > 0;
  return ['id', 'type', 'title'].includes(name) || own.includes(name);
}

/** Empty values are allowed everywhere. */
function saysNothing(value: unknown): boolean {
  return value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

function checkIds(fields: readonly unknown[]): readonly FormProblem[] {
  const ids = fields.map((field) => (isRecord(field) ? field['id'] : undefined));
  return ids.flatMap((id, index) =>
    typeof id === 'string' && id !== '' && ids.indexOf(id) < index
      ? [problem(`fields[${index}].id`, 'id', builderStrings('idTwice'))]
      : [],
  );
}

function problem(place: string, member: string, message: string): FormProblem {
  return { place, fieldId: null, member, message };
}
