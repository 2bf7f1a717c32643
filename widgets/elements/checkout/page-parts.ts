import { isTyped } from './controls.js';
import type { CountAnswer } from './counter.js';
import type { CheckoutCountedDetail } from './definition.js';
import { isSamePart, keepTyped } from './part-contents.js';

const partAttribute = 'data-checkout-part';
const keepAttribute = 'data-checkout-keep';

/** Exchanges the marked parts for those of the server's page. Typed text, choices and the focus stay. */
export function exchangeParts(
  host: Element,
  { page, sent }: Pick<CountAnswer, 'page' | 'sent'>,
  leaveOut: readonly string[] = [],
): void {
  const focused = host.ownerDocument.activeElement;
  const place = focused && host.contains(focused) ? placeOf(focused) : null;
  for (const part of host.querySelectorAll(`[${partAttribute}]`)) {
    const name = part.getAttribute(partAttribute) ?? '';
    const next = page.querySelector(`[${partAttribute}="${CSS.escape(name)}"]`);
    if (next === null || leaveOut.includes(name) || isSamePart(part, next)) continue;
    keepTyped(part, next, sent);
    const nodes = [...next.childNodes].map((node) => document.importNode(node, true));
    const kept = [...part.querySelectorAll(`[${keepAttribute}]`)];
    part.replaceChildren(...nodes);
    for (const old of kept)
      if (old.id !== '') part.querySelector(`#${CSS.escape(old.id)}`)?.replaceWith(old);
  }
  if (place === null || focused?.isConnected) return;
  const again = host.querySelector<HTMLElement>(place);
  again?.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && again instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd } = focused;
    if (selectionStart !== null) again.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Focuses the element that the server's page would: the field to correct, or the next step. */
export function goToStep(host: Element): void {
  const wrong = [...host.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find(isTyped);
  const step = host.querySelector<HTMLElement>(`[${partAttribute}] [autofocus]`);
  // Once: a later answer has its own.
  step?.removeAttribute('autofocus');
  const next = wrong ?? step;
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Hides what only a page without script needs. */
export function hidePlain(host: Element): void {
  for (const plain of host.querySelectorAll<HTMLElement>('[data-checkout-plain]')) {
    plain.hidden = true;
  }
}

/** The totals of before stay while they are counted. */
export function markBusy(host: Element, isBusy: boolean): void {
  const totals = host.querySelector(`[${partAttribute}="totals"]`);
  if (isBusy) totals?.setAttribute('aria-busy', 'true');
  else totals?.removeAttribute('aria-busy');
}

/** The amount due; null if the page does not say it. */
export function readTotal(host: Element): CheckoutCountedDetail | null {
  const field = host.querySelector<HTMLInputElement>('[data-checkout-total]');
  if (field === null) return null;
  return {
    dueCents: Number(field.value),
    total: field.getAttribute('data-checkout-total') ?? '',
  };
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
