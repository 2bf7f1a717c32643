import { findForm } from '../actions/index.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea';

/** The forms of the page: the id by which each is submitted, and its fields. */
export function describeForms(): readonly object[] {
  return [...document.querySelectorAll('vitrine-form')].map((form) => ({
    form: form.id || form.getAttribute('form-id') || form.querySelector('form')?.id || '',
    fields: controlsOf(form).map((control) => ({
      id: control.name,
      label: labelOf(control),
      type: control.type,
      isRequired: control.required || control.getAttribute('aria-required') === 'true',
      ...(control instanceof HTMLSelectElement && {
        values: [...control.options].map(({ value }) => value).filter(Boolean),
      }),
      ...(isChoice(control) && { value: control.value }),
    })),
  }));
}

/** The answers that would be sent: those of the form, replaced by the given ones; by label. */
export function listAnswers(
  id: string,
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [label: string, text: string])[] {
  const form = findForm(id);
  return controlsOf(form).flatMap((control) => {
    const given = values[control.name];
    const isSent = given !== undefined || (isChoice(control) ? isChecked(control) : control.value);
    if (!isSent || control.type === 'password') return [];
    const text = given ?? control.value;
    return [[labelOf(control), typeof text === 'string' ? text : JSON.stringify(text)] as const];
  });
}

function controlsOf(form: Element): readonly Control[] {
  return [...form.querySelectorAll<Control>(controls)].filter(({ name }) => name !== '');
}

/** Its own name, where no label tells it. */
function labelOf(control: Control): string {
  const [label] = control.labels ?? [];
  const own = label?.querySelector('span') ?? label;
  return own?.textContent.trim() || control.getAttribute('aria-label') || control.name;
}

function isChoice({ type }: Control): boolean {
  return type === 'radio' || type === 'checkbox';
}

function isChecked(control: Control): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
