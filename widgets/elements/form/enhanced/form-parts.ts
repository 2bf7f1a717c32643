import { elementsOf, formMember } from '../../../../core/base/index.js';
import { controlName, fieldKinds, type FormField } from '../../../../core/forms/index.js';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Attribute of nodes that the element inserted into the page's markup. */
export const ownAttribute = 'data-vitrine-own';

/** The controls and buttons of a form, without those in nodes that the element put into it. */
export function pageElementsOf(form: HTMLFormElement): readonly Element[] {
  return elementsOf(form).filter((element) => element.closest(`[${ownAttribute}]`) === null);
}

/** The controls of a field, in the order of the page. */
export function controlsOf(form: HTMLFormElement, field: FormField): readonly Control[] {
  const names = namesOf(field);
  return pageElementsOf(form)
    .filter(isControl)
    .filter((control) => names.includes(control.name));
}

/** The submit buttons of a form. */
export function submittersOf(
  form: HTMLFormElement,
): readonly (HTMLButtonElement | HTMLInputElement)[] {
  return pageElementsOf(form).filter(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
      element.type === 'submit',
  );
}

/** Finds the element around a field's controls, for its label and error; null for a control by itself. */
export function frameOf(form: HTMLFormElement, field: FormField): HTMLElement | null {
  const [first, ...others] = controlsOf(form, field);
  if (!first) return null;
  const marked = first.closest<HTMLElement>('[data-vitrine-field]');
  if (marked) return marked;
  let group = first.closest<HTMLFieldSetElement>('fieldset:not([data-vitrine-section])');
  while (group && !others.every((control) => group?.contains(control))) {
    group = outerFieldset(group);
  }
  const isGroup = others.length > 0 || isChoice(first);
  return isGroup && group && formMember(form, 'contains')(group) ? group : null;
}

/** The next fieldset around one, within its form. */
function outerFieldset({ parentElement }: Element): HTMLFieldSetElement | null {
  if (parentElement instanceof HTMLFormElement) return null;
  return (
    parentElement?.closest<HTMLFieldSetElement>('fieldset:not([data-vitrine-section])') ?? null
  );
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
