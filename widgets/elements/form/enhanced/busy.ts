import { formMember } from '../../../../core/base/index.js';
import { formStrings } from '../../../../core/i18n/index.js';
import { pageElementsOf, submittersOf } from './form-parts.js';

/** Attribute of the submit button while the form is being sent: 'carries a submitting marker' (storefront §4). */
export const submittingAttribute = 'data-vitrine-submitting';

/** Marks the texts that are read-only while the form is being sent. */
const lockedAttribute = 'data-vitrine-locked';

/** Shows 'Submitting…' on the page's own button and makes texts read-only; returns a function that ends this. */
export function showBusy(element: HTMLFormElement): () => void {
  const endings = [...submittersOf(element).map(markSubmitter), ...lockTexts(element)];
  formMember(element, 'setAttribute')('aria-busy', 'true');
  return () => {
    for (const end of endings) end();
    formMember(element, 'removeAttribute')('aria-busy');
  };
}

/** Marks the button as disabled until the captcha is solved. It stays focusable, and a press shows what is missing. */
export function showBlocked(element: HTMLFormElement): () => void {
  const buttons = submittersOf(element);
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  return () => {
    for (const button of buttons) button.removeAttribute('aria-disabled');
  };
}

function markSubmitter(button: HTMLButtonElement | HTMLInputElement): () => void {
  const width = button.style.minInlineSize;
  // Keeps the width, so that the layout does not shift.
  button.style.minInlineSize = `${button.offsetWidth}px`;
  button.setAttribute('aria-disabled', 'true');
  // The label, for a copy of the page.
  button.setAttribute(submittingAttribute, labelOf(button));
  const restoreLabel = relabel(button);
  return () => {
    restoreLabel();
    button.style.minInlineSize = width;
    button.removeAttribute('aria-disabled');
    button.removeAttribute(submittingAttribute);
  };
}

/** Makes the form of a page usable that was copied while the form was being sent. */
export function endBusyCopy(host: Element): void {
  for (const button of host.querySelectorAll<HTMLElement>(`[${submittingAttribute}]`)) {
    const label = button.getAttribute(submittingAttribute) ?? '';
    if (button instanceof HTMLInputElement) button.value = label;
    else button.textContent = label;
    button.style.minInlineSize = '';
    button.removeAttribute('aria-disabled');
    button.removeAttribute(submittingAttribute);
    button.closest('form')?.removeAttribute('aria-busy');
  }
  for (const text of host.querySelectorAll(`[${lockedAttribute}]`)) {
    text.removeAttribute('readonly');
    text.removeAttribute(lockedAttribute);
  }
}

function labelOf(button: HTMLButtonElement | HTMLInputElement): string {
  return (button instanceof HTMLInputElement ? button.value : button.textContent).trim();
}

function relabel(button: HTMLButtonElement | HTMLInputElement): () => void {
  const label = formStrings('submitting');
  if (button instanceof HTMLInputElement) {
    const { value } = button;
    button.value = label;
    return () => (button.value = value);
  }
  const nodes = [...button.childNodes];
  button.replaceChildren(label);
  return () => button.replaceChildren(...nodes);
}

/** Read-only, not disabled: disabled controls lose the focus and leave the form's data. */
function lockTexts(element: HTMLFormElement): (() => void)[] {
  return pageElementsOf(element).flatMap((control) => {
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
    if (!isText || control.readOnly) return [];
    control.readOnly = true;
    control.setAttribute(lockedAttribute, '');
    return [
      () => {
        control.readOnly = false;
        control.removeAttribute(lockedAttribute);
      },
    ];
  });
}
