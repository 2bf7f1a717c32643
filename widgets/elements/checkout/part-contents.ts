import { isTyped, type TypedControl } from './controls.js';

const valueAttributes = ['checked', 'selected', 'value'];

/** Whether two parts differ in what is typed or chosen at most: then the control that has the focus stays as it is. */
export function isSamePart(part: Element, next: Element): boolean {
  return contentsOf(part) === contentsOf(next);
}

/** The markup without what is typed, and without what a provider of payments has filled in. */
function contentsOf(part: Element): string {
  const copy = part.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const filled of copy.querySelectorAll('[data-checkout-keep]')) filled.replaceChildren();
  for (const plain of copy.querySelectorAll('[data-checkout-plain]'))
    plain.removeAttribute('hidden');
  for (const control of copy.querySelectorAll('input, option, textarea')) {
    const isFixed = control.matches('[type="radio"], [type="checkbox"], [type="hidden"], option');
    for (const name of valueAttributes) {
      if (name !== 'value' || !isFixed) control.removeAttribute(name);
    }
    if (control.matches('textarea')) control.replaceChildren();
  }
  for (const step of copy.querySelectorAll('[autofocus]')) step.removeAttribute('autofocus');
  return copy.innerHTML;
}

/** Text that a visitor typed while the answer was on its way is newer than the answer. */
export function keepTyped(part: Element, next: Element, sent: FormData): void {
  for (const control of [...part.querySelectorAll('[name]')].filter(isTyped)) {
    const isUnchecked =
      control instanceof HTMLInputElement && isChoice(control) && !control.checked;
    if (isUnchecked || sent.get(control.name) === control.value) continue;
    for (const other of [...next.querySelectorAll('[name]')].filter(isTyped)) {
      if (other.name === control.name) write(other, control);
    }
  }
}

function isChoice({ type }: TypedControl): boolean {
  return type === 'radio' || type === 'checkbox';
}

function write(to: TypedControl, from: TypedControl): void {
  if (to instanceof HTMLSelectElement) {
    for (const option of to.options)
      option.toggleAttribute('selected', option.value === from.value);
  } else if (to instanceof HTMLTextAreaElement) {
    to.textContent = from.value;
  } else if (isChoice(to)) {
    to.toggleAttribute('checked', to.value === from.value);
  } else {
    to.setAttribute('value', from.value);
  }
}
