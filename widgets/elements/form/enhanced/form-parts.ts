import { controlName, fieldKinds, type FormField } from '../../../../core/forms/index.js';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks a node that the element put into the page's own markup. */
export const ownAttribute = 'data-vitrine-own';

/**
 * The controls and buttons of a form, those that point at it from elsewhere too. Never `form.elements`: a control may be
 * named so.
 */
export function elementsOf(form: HTMLFormElement): readonly Element[] {
  const elements: unknown = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  const isOwn = (element: Element) => element.closest(`[${ownAttribute}]`) !== null;
  return elements instanceof HTMLCollection
    ? [...elements].filter((element) => !isOwn(element))
    : [];
}

/** The controls of a field, in the order of the page. */
export function controlsOf(form: HTMLFormElement, field: FormField): readonly Control[] {
  const names = namesOf(field);
  return elementsOf(form)
    .filter(isControl)
    .filter((control) => names.includes(control.name));
}

/** The buttons that send a form. */
export function submittersOf(
  form: HTMLFormElement,
): readonly (HTMLButtonElement | HTMLInputElement)[] {
  return elementsOf(form).filter(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
      element.type === 'submit',
  );
}

/** The element around a field's controls, for its label and its error; null for a control that stands by itself. */
export function frameOf(form: HTMLFormElement, field: FormField): HTMLElement | null {
  const [first, ...others] = controlsOf(form, field);
  if (!first) return null;
  const marked = first.closest<HTMLElement>('[data-vitrine-field]');
  if (marked) return marked;
  let group = first.closest('fieldset');
  while (group && !others.every((control) => group?.contains(control))) {
    group = group.parentElement?.closest('fieldset') ?? null;
  }
  const isGroup = others.length > 0 || isChoice(first);
  return isGroup && group && Node.prototype.contains.call(form, group) ? group : null;
}

export function isChoice({ type }: Control): boolean {
  return type === 'checkbox' || type === 'radio';
}

function namesOf(field: FormField): readonly string[] {
  return fieldKinds[field.type].shape === 'likert'
    ? field.options.map((statement) => controlName(field, statement))
    : [controlName(field)];
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement &&
      !['button', 'file', 'image', 'reset', 'submit'].includes(element.type))
  );
}
