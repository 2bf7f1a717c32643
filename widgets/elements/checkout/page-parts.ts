import { isChosen, isTyped, type TypedControl } from './controls.js';

const partAttribute = 'data-checkout-part';

/** Exchanges the marked parts for those of the server's page. What is typed, chosen and focused stays. */
export function exchangeParts(
  host: Element,
  page: Document,
  leaveOut: readonly string[] = [],
): void {
  const focused = host.ownerDocument.activeElement;
  const place = focused && host.contains(focused) ? placeOf(focused) : null;
  for (const part of host.querySelectorAll(`[${partAttribute}]`)) {
    const name = part.getAttribute(partAttribute) ?? '';
    const next = page.querySelector(`[${partAttribute}="${CSS.escape(name)}"]`);
    if (next === null || leaveOut.includes(name) || next.innerHTML === part.innerHTML) continue;
    keepTyped(part, next);
    part.replaceChildren(...[...next.childNodes].map((node) => document.importNode(node, true)));
  }
  if (place === null || focused?.isConnected) return;
  const again = host.querySelector<HTMLElement>(place);
  again?.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && again instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd } = focused;
    if (selectionStart !== null) again.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Focuses what the server's page would: the next step, or what is to be corrected. */
export function goToStep(host: Element): void {
  const step = host.querySelector<HTMLElement>(`[${partAttribute}] [autofocus]`);
  if (step === null) return;
  // Once: a later answer has its own.
  step.removeAttribute('autofocus');
  step.focus({ preventScroll: true });
  step.scrollIntoView({ block: 'start' });
}

/** What a visitor typed while the answer was on its way is newer than what it says. */
function keepTyped(part: Element, next: Element): void {
  for (const control of [...part.querySelectorAll('[name]')].filter(isTyped)) {
    if (!isChosen(control)) continue;
    for (const other of [...next.querySelectorAll('[name]')].filter(isTyped)) {
      if (other.name === control.name) write(other, control);
    }
  }
}

function write(to: TypedControl, from: TypedControl): void {
  if (to instanceof HTMLSelectElement) {
    for (const option of to.options)
      option.toggleAttribute('selected', option.value === from.value);
  } else if (to instanceof HTMLTextAreaElement) {
    to.textContent = from.value;
  } else if (to.type === 'radio' || to.type === 'checkbox') {
    const isSame = to.value === from.value;
    if (from instanceof HTMLInputElement && from.checked) to.toggleAttribute('checked', isSame);
  } else {
    to.setAttribute('value', from.value);
  }
}

/** A selector that finds the same control in other nodes. */
function placeOf(element: Element): string | null {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute('name');
  if (name === null) return null;
  const value = element.getAttribute('value');
  const own = `[name="${CSS.escape(name)}"]`;
  return value === null ? own : `${own}[value="${CSS.escape(value)}"]`;
}
