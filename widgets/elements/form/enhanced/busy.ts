import { formMember } from '../../../../core/base/index.js';
import { formStrings } from '../../../../core/i18n/index.js';
import { pageElementsOf, submittersOf } from './form-parts.js';

/** Attribute of the submit button while the form is being sent: 'carries a submitting marker' (storefront §4). */
export const submittingAttribute = 'data-vitrine-submitting';

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
  button.setAttribute(submittingAttribute, '');
  const restoreLabel = relabel(button);
  return () => {
    restoreLabel();
    button.style.minInlineSize = width;
    button.removeAttribute('aria-disabled');
    button.removeAttribute(submittingAttribute);
  };
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
    return [() => void (control.readOnly = false)];
  });
}
