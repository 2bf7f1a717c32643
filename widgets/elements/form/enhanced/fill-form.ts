import {
  boxText,
  controlName,
  fieldKinds,
  isParted,
  partNames,
  partsOf,
  readFormData,
  textsOf,
  type Answer,
  type Form,
  type FormField,
  type FormValues,
} from '../../../../core/forms/index.js';
import { controlsOf, pageElementsOf, isChoice, type Control } from './form-parts.js';

/** Reads the initial answers of the page's markup, whatever was typed since. */
export function readDefaults(element: HTMLFormElement, form: Form): FormValues {
  const data = new FormData();
  for (const control of pageElementsOf(element)) {
    if (control instanceof HTMLSelectElement) {
      const options = [...control.options];
      const chosen = options.filter((option) => option.hasAttribute('selected'));
      for (const { value } of chosen.length > 0 ? chosen : options.slice(0, 1)) {
        data.append(control.name, value);
      }
    } else if (control instanceof HTMLTextAreaElement) {
      data.append(control.name, control.defaultValue);
    } else if (control instanceof HTMLInputElement) {
      if (!isChoice(control)) data.append(control.name, control.defaultValue);
      else if (control.defaultChecked) data.append(control.name, control.value);
    }
  }
  return readFormData(form, data);
}

/** Fills the controls of the fields `ids`, with input events as for typing. */
export function fillForm(
  element: HTMLFormElement,
  form: Form,
  ids: readonly string[],
  values: FormValues,
): void {
  for (const field of form.fields) {
    const answer = ids.includes(field.id) ? values[field.id] : undefined;
    if (answer === undefined) continue;
    controlsOf(element, field).forEach((control, index) => {
      if (setControl(control, field, index, answer) && control.type !== 'hidden') {
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
  }
}

/** Returns whether the value changed. */
function setControl(control: Control, field: FormField, index: number, answer: Answer): boolean {
  if (control instanceof HTMLInputElement && isChoice(control)) {
    const isChecked = textsFor(control, field, answer).includes(control.value);
    const isNews = control.checked !== isChecked;
    control.checked = isChecked;
    return isNews;
  }
  const text = textFor(field, index, answer);
  const isNews = control.value !== text;
  if (isNews) control.value = text;
  return isNews;
}

/** Each statement of a likert has its own answer. */
function textsFor(control: Control, field: FormField, answer: Answer): readonly string[] {
  if (fieldKinds[field.type].shape !== 'likert') return textsOf(answer);
  const statement = field.options.find((option) => controlName(field, option) === control.name);
  const isMap = typeof answer === 'object' && !Array.isArray(answer);
  const checked: unknown = isMap && statement ? Reflect.get(answer, statement) : null;
  return Array.isArray(checked) ? checked : [];
}

/** Each control of a field with parts has the text of its part. */
function textFor(field: FormField, index: number, answer: Answer): string {
  const texts = textsOf(answer);
  const whole = boxText(field, answer);
  if (whole !== null) return whole;
  if (!isParted(field.type)) return texts[index] ?? '';
  const names: readonly string[] = partNames[field.type];
  return texts[names.indexOf(partsOf(field)[index]?.name ?? '')] ?? '';
}
