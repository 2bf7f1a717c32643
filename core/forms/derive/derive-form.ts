import { elementsOf, formMember } from '../../base/index.js';
import { controlTitle, findGroup, groupTitle } from './derive-title.js';
import { fieldKinds } from '../field-kinds.js';
import type { FieldDisplay } from '../displays.js';
import { fieldTypes, type FieldType, type Form } from '../form.js';
import { parseFormWithout } from '../parse-form.js';
import { opinionValues } from '../word-answer.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Control types without an answer. */
const otherTypes = ['submit', 'button', 'image', 'reset', 'file'];
/**
 * React walks from the target of an event to its ancestors through this member; a control of that name makes the walk
 * endless.
 */
const walkedMembers = ['parentNode'];
const statementName = /^(.+?)\[(.+)\]$/s;

/** Field types by `type` of the control; others are texts. */
const types: Readonly<Record<string, FieldType>> = {
  checkbox: 'checkbox',
  email: 'email',
  hidden: 'hidden',
  number: 'number',
  password: 'password',
  radio: 'radio',
  'select-multiple': 'checkbox',
  'select-one': 'select',
  textarea: 'textarea',
  url: 'website',
};

/**
 * Derives a form from plain markup: one field for each name, in document order. Types come from the controls, or from
 * `data-vitrine-type` on a control or an ancestor; without that, several texts of one name are not parts. A hidden
 * input is a field only with `data-vitrine-type="hidden"`, because servers add others for themselves.
 * `data-vitrine-ignore` on a control or an ancestor excludes it. The form has no id.
 * @throws FormError for a form beyond `formLimits`.
 */
export function deriveForm(element: HTMLFormElement): Form {
  const fields = new Map<string, [Control, ...Control[]]>();
  for (const control of elementsOf(element)) {
    if (!isQuestion(control)) continue;
    const known = fields.get(fieldId(control));
    if (known) known.push(control);
    else fields.set(fieldId(control), [control]);
  }
  const form = {
    name: formMember(element, 'getAttribute')('aria-label') ?? '',
    fields: [...fields].map(([id, controls]) => deriveField(element, id, controls)),
  };
  return parseFormWithout(walkedMembers, form);
}

function isQuestion(element: Element): element is Control {
  if (!isControl(element) || element.matches(':disabled, [data-vitrine-ignore] *')) return false;
  if (element.name === '' || element.matches('[data-vitrine-ignore]')) return false;
  const isMarked = element.dataset['vitrineType'] === 'hidden';
  return element.type === 'hidden' ? isMarked : !otherTypes.includes(element.type);
}

function isControl(element: Element): element is Control {
  return element.matches('input, select, textarea');
}

/** Radio buttons with opinions named `id[statement]` form one field. */
function fieldId({ name, type, value }: Control): string {
  const [, id] = statementName.exec(name) ?? [];
  return type === 'radio' && opinionValues.includes(value) ? (id ?? name) : name;
}

function deriveField(
  form: HTMLFormElement,
  id: string,
  controls: readonly [Control, ...Control[]],
) {
  const [first] = controls;
  const type = typeOf(form, id, first);
  const { shape } = fieldKinds[type];
  const group = findGroup(form, first, (other) => isControl(other) && fieldId(other) === id);
  return {
    id,
    type,
    title: (shape !== 'single' && groupTitle(group)) || titleOf(controls),
    required: [group, ...controls].some((part) =>
      part?.matches('[required], [aria-required=true]'),
    ),
    options: shape === 'likert' ? controls.map(statementOf) : controls.flatMap(optionsOf),
    maxLength: first.dataset['vitrineMaxLength'] ?? first.getAttribute('maxlength'),
    showCountryCode: controls.length > 3,
    display: controls.length === 1 ? displayOf(type, first) : '',
    ...(type === 'hidden' && { name: id, value: first.value }),
  };
}

function typeOf(form: HTMLFormElement, id: string, control: Control): FieldType {
  const marked = control.closest<HTMLElement>('[data-vitrine-type]');
  const given =
    marked !== form && formMember(form, 'contains')(marked) ? marked?.dataset['vitrineType'] : '';
  const known = fieldTypes.find((type) => type === given);
  if (known) return known;
  return control.name === id ? (types[control.type] ?? typeByToken(control)) : 'likert';
}

/** A kind with parts that is one control in the page. */
function displayOf(type: FieldType, { type: control }: Control): FieldDisplay {
  if (type === 'phone') return 'one-box';
  return control === type && (type === 'date' || type === 'time') ? 'picker' : '';
}

/** The autofill token of a plain text control may indicate its type. */
function typeByToken({ autocomplete }: Control): FieldType {
  const tokens = autocomplete.split(/\s+/);
  if (tokens.includes('email')) return 'email';
  return tokens.includes('url') ? 'website' : 'text';
}

/** With several controls, the label of the first names only that control. */
function titleOf([first, ...others]: readonly [Control, ...Control[]]): string {
  return others.length === 0 ? controlTitle(first) : first.name;
}

function optionsOf(control: Control): string[] {
  if (control.type === 'radio' || control.type === 'checkbox') return [control.value];
  if (!('options' in control)) return [];
  return [...control.options].map(({ value }) => value).filter(Boolean);
}

function statementOf({ name }: Control): string {
  return statementName.exec(name)?.[2] ?? name;
}
