import { formAround, formMember } from '../../../core/base/index.js';
import {
  attemptPhaseAt,
  defaultDelays,
  type AddAttempt,
  type AttemptDelays,
  type AttemptStore,
} from '../../../core/commerce/cart/index.js';
import { announce } from '../../../core/dom/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

export interface PlainButton {
  /** The `vitrine-add-to-cart` around the button, not mounted yet. */
  readonly host: Element;
  readonly button: HTMLElement;
  readonly attempts: AttemptStore;
  readonly delays: AttemptDelays;
  /** The attempt that the press has started. */
  readonly settled: Promise<AddAttempt>;
}

/** The delays of a button as its attributes set them; the component reads the same attributes. */
export function readDelays(host: Element | null): AttemptDelays {
  const read = (attribute: string, fallback: number) => {
    const ms = Number(host?.getAttribute(attribute) || NaN);
    return Number.isFinite(ms) ? ms : fallback;
  };
  return {
    ...defaultDelays,
    addedDelay: read('added-delay', defaultDelays.addedDelay),
    resetDelay: read('reset-delay', defaultDelays.resetDelay),
  };
}

/**
 * Sets the text of the page's own button and marks it as disabled; null gives back what was inside. A `template` keeps
 * it meanwhile: the component reads its words there, and a second press finds it.
 */
export function setButtonText(button: HTMLElement, text: string | null): void {
  if (text === null) button.removeAttribute('aria-disabled');
  else button.setAttribute('aria-disabled', 'true');
  // The words of an <input> may be a value of its form.
  if (button instanceof HTMLInputElement) return;
  let kept = button.querySelector<HTMLTemplateElement>('template[data-inside]');
  if (text === null) return kept ? button.replaceChildren(kept.content) : undefined;
  if (!kept) {
    kept = document.createElement('template');
    kept.dataset['inside'] = '';
    kept.content.append(...button.childNodes);
  }
  button.replaceChildren(text, kept);
}

/** Shows an attempt on the page's own button (storefront §4), until it ends or the component shows it instead. */
export function showOnPlainButton({ host, button, attempts, delays, settled }: PlainButton): void {
  const { clock } = getRuntime();
  const unsubscribe = attempts.subscribe(show);
  let cancel: (() => void) | undefined;

  function show(): void {
    cancel?.();
    const { phase, nextChangeAt } = attemptPhaseAt(attempts.get(), clock.now(), delays);
    if (phase === 'idle' || hasMounted(host)) {
      unsubscribe();
      setButtonText(button, null);
      return;
    }
    setButtonText(button, cartStrings(phase === 'added' ? 'added' : 'adding'));
    // A timer may fire a moment early; then the phase is the same and the next timer is set.
    if (nextChangeAt !== null) cancel = clock.setTimeout(show, nextChangeAt - clock.now());
  }

  host.querySelector('[role=alert]')?.remove();
  show();
  void settled.then(({ outcome }) => {
    if (hasMounted(host)) return;
    if (outcome?.kind === 'failed') showFailure(host, outcome.error.message);
    else announce(cartStrings('added'));
  });
}

/** Among the light children, so that the component's own message replaces it. */
function showFailure(host: Element, text: string): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = text;
  host.append(message);
  // A new choice clears the message, which was about the last press.
  const form = formAround(host);
  const listen = form && formMember(form, 'addEventListener');
  listen?.('change', () => message.remove(), { once: true });
}

/** A mounted component announces the attempt, and hides the light children. */
function hasMounted(host: Element): boolean {
  return Reflect.get(host, 'takesSubmit') === true;
}
