import { elementsOf } from '../base/index.js';

/**
 * Stands for what the browser shows and does not give away: a half-filled date or time, letters in a number. It is
 * none of them, so that the check names the field.
 */
const unreadable = '–';

/** The data of a form element, in which a control that the browser cannot read is not empty. */
export function formDataOf(element: HTMLFormElement): FormData {
  const data = new FormData(element);
  for (const control of elementsOf(element)) {
    if (!(control instanceof HTMLInputElement) || control.name === '') continue;
    if (control.validity.badInput && data.has(control.name)) data.set(control.name, unreadable);
  }
  return data;
}
