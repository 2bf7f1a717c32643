import { formMember } from '../../../../core/base/index.js';
import type { FieldErrors, Form, FormField } from '../../../../core/forms/index.js';
import { describeBy, descriptionsOf, undescribe } from '../../../parts/form-fields/index.js';
import { controlsOf, frameOf, isChoice, ownAttribute, type Control } from './form-parts.js';

/** The server's error messages at fields. */
const serverErrors = ':is([data-vitrine-error], .vitrine-field-error)';
/** Marks what the element set as invalid, so that marks of the page are kept. */
const markAttribute = 'data-vitrine-marked';

/** Reads the errors at the fields, which a server renders after a plain post. */
export function readServerErrors(element: HTMLFormElement, form: Form): FieldErrors {
  const found = form.fields.flatMap((field) => {
    const sentence = findNode(element, field)?.textContent?.trim();
    return sentence ? [[field.id, sentence] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Shows exactly the given errors at the page's own fields. Idempotent: it runs after every change, also when a page
 * morph has removed its nodes.
 *
 * @param id Prefix of the ids of inserted nodes.
 */
export function showFieldErrors(
  element: HTMLFormElement,
  form: Form,
  errors: FieldErrors,
  id: string,
): void {
  form.fields.forEach((field, index) => {
    const sentence = errors[field.id];
    if (sentence === undefined) clear(element, field);
    else show(element, field, sentence, `${id}-error-${index}`);
  });
}

function show(element: HTMLFormElement, field: FormField, sentence: string, id: string): void {
  const controls = controlsOf(element, field);
  const [first] = controls;
  if (!first || first.type === 'hidden') return;
  const frame = frameOf(element, field);
  const node = findNode(element, field) ?? createNode(field, id);
  if (!node.isConnected) placeNode(node, first, frame);
  if (node.id === '') node.id = id;
  if (node.textContent !== sentence) node.textContent = sentence;

  const isGroup = frame instanceof HTMLFieldSetElement;
  for (const target of isGroup ? [frame] : controls) {
    const ids = descriptionsOf(target);
    if (!ids.includes(node.id)) describeBy(target, [...ids, node.id]);
  }
  for (const control of controls) {
    // `aria-invalid` is not allowed on a radio button, but on its group.
    const target = isChoice(control) && control.type === 'radio' ? frame : control;
    if (target && (target === control || target.getAttribute('role') === 'radiogroup')) {
      mark(target, 'aria-invalid', 'true');
    }
  }
}

function clear(element: HTMLFormElement, field: FormField): void {
  const node = findNode(element, field);
  const frame = frameOf(element, field);
  for (const target of [frame, ...controlsOf(element, field)]) {
    if (!target) continue;
    if (node?.id) undescribe(target, node.id);
    if (target.hasAttribute(markAttribute) || node) {
      target.removeAttribute('aria-invalid');
      target.removeAttribute(markAttribute);
    }
  }
  node?.remove();
}

function findNode(element: HTMLFormElement, field: FormField): HTMLElement | null {
  const own = `[${ownAttribute}="${CSS.escape(field.id)}"]`;
  const frame = frameOf(element, field);
  const known = frame?.querySelector<HTMLElement>(serverErrors);
  return known ?? formMember(element, 'querySelector')<HTMLElement>(`${own}.vitrine-field-error`);
}

function createNode(field: FormField, id: string): HTMLElement {
  const node = document.createElement('p');
  node.className = 'vitrine-field-error';
  node.id = id;
  node.setAttribute(ownAttribute, field.id);
  return node;
}

/** Inserts the error below the label and above the control, as in a rendered form. */
function placeNode(node: HTMLElement, first: Control, frame: HTMLElement | null): void {
  const legend = frame?.querySelector(':scope > legend');
  if (legend) {
    const hint = legend.nextElementSibling;
    const isHint = hint?.matches('.hint, .vitrine-field-hint') ?? false;
    (isHint && hint ? hint : legend).after(node);
    return;
  }
  // Not inside a label, where it would become part of the control's name.
  const label = first.closest('label');
  const line = frame ? childAround(frame, first) : first;
  (label ?? line).before(node);
}

function childAround(frame: Element, control: Element): Element {
  let child = control;
  while (child.parentElement && child.parentElement !== frame) child = child.parentElement;
  return child;
}

function mark(target: Element, name: string, value: string): void {
  if (target.getAttribute(name) === value) return;
  target.setAttribute(name, value);
  target.setAttribute(markAttribute, '');
}
