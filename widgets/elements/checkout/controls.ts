/** The controls in which a visitor types or chooses. */
export type TypedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isTyped(element: EventTarget | null): element is TypedControl {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden';
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

const countedTokens = ['country', 'address-level1', 'postal-code'];

/** Whether delivery, tax or total depend on a control: the country, state and postal code, and a choice of a part. */
export function isCounted(control: TypedControl): boolean {
  if (isCountry(control)) return true;
  const tokens = control.autocomplete.split(' ');
  if (tokens.some((token) => countedTokens.includes(token))) return true;
  return control.type === 'radio' && control.closest('[data-checkout-part="delivery"]') !== null;
}

export function isCountry(control: TypedControl): boolean {
  return control.autocomplete.split(' ').includes('country');
}

/** Whether a browser has restored, or a visitor chosen, something else than the server printed. */
export function isChosen(control: TypedControl): boolean {
  if (control instanceof HTMLSelectElement) {
    const printed = [...control.options].find((option) => option.defaultSelected);
    return control.value !== (printed?.value ?? control.options[0]?.value ?? '');
  }
  return control instanceof HTMLInputElement && control.type === 'radio'
    ? control.checked && !control.defaultChecked
    : control.value !== control.defaultValue;
}
