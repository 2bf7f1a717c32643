/** The members of a form that are declared, without the controls that TypeScript allows by any name. */
type FormMembers = {
  [
    Name in keyof HTMLFormElement as string extends Name
      ? never
      : number extends Name
        ? never
        : Name
  ]: HTMLFormElement[Name];
};

/**
 * A property or a bound method of the form itself. Controls are members of their form by name and shadow its own:
 * `form.elements` may be an `<input name="elements">`, `form.getAttribute` another one. Read every form of a page this
 * way.
 *
 * @example formMember(form, 'getAttribute')('aria-label')
 */
export function formMember<Name extends keyof FormMembers>(
  form: HTMLFormElement,
  name: Name,
): FormMembers[Name] {
  const member: unknown = Reflect.get(HTMLFormElement.prototype, name, form);
  return (typeof member === 'function' ? member.bind(form) : member) as FormMembers[Name];
}

/** The controls and buttons of a form in document order, those elsewhere on the page that name it included. */
export function elementsOf(form: HTMLFormElement): readonly Element[] {
  return [...formMember(form, 'elements')];
}

/** The event that a pressed button gives each control of its form, so that it looks once more at what it stands for. */
export const beforePress = 'vitrine-before-press';

const controls = 'button, input, select, textarea';

/** The form of an element: the one that the first control inside it, or the element itself, names by `form`, or the one around. */
export function formAround(element: Element | null | undefined): HTMLFormElement | null {
  return (
    ownForm(element?.querySelector(controls)) ??
    ownForm(element) ??
    element?.closest('form') ??
    null
  );
}

function ownForm(element: Element | null | undefined): HTMLFormElement | null {
  if (!element) return null;
  const form: unknown = Reflect.get(element, 'form');
  return form instanceof HTMLFormElement ? form : null;
}

/** The controls of a form with a name. */
export function controlsNamed(form: HTMLFormElement, name: string): readonly Element[] {
  return elementsOf(form).filter((control) => control.getAttribute('name') === name);
}
