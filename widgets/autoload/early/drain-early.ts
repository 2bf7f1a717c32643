import { attemptsFor, readFormIntent, type AddAttempt } from '../../../core/commerce/cart/index.js';
import { announce } from '../../../core/dom/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { EarlySubmit } from './early-queue.js';
import { needsWidget, pressWhenThere } from './press-when-loaded.js';

const tag = 'vitrine-add-to-cart';
/** Milliseconds (storefront §9). */
const delays = { beforeAdded: 1_000, added: 2_000, failed: 1_000 };

/**
 * Starts every add-to-cart submit that was taken before the widgets arrived (by the loader or the inline
 * snippet). A form with an attempt under way keeps that one: a second press is not a second entry. Where
 * the product has a form of its own the press waits for the component; what is bought past the cart is none of these
 * submits, for the browser's own post leads where that goes.
 */
export function drainEarly(): void {
  for (;;) {
    const submit = globalThis.vitrineEarly?.shift();
    if (!submit) return;
    const [form, data] = submit;
    const host = hostOf(submit);
    if (host && needsWidget(host)) {
      void pressWhenThere(submit, host);
      continue;
    }
    const settled = attemptsFor(form).start(readFormIntent(data));
    if (settled) void showOnPlainButton(submit, settled);
  }
}

/** Storefront §4 on the page's own button, until the component shows the attempt itself. */
async function showOnPlainButton(submit: EarlySubmit, settled: Promise<AddAttempt>): Promise<void> {
  const host = hostOf(submit);
  const button = submit[2] ?? host?.querySelector('button');
  if (!host || !button) return;
  const label = button.textContent;

  host.querySelector('[role=alert]')?.remove();
  button.setAttribute('aria-disabled', 'true');
  button.textContent = cartStrings('adding');
  const { outcome } = await settled;
  if (!hasMounted(host)) {
    if (outcome?.kind === 'failed') {
      showFailure(host, outcome.error.message);
      await wait(delays.failed);
    } else {
      announce(cartStrings('added'));
      await wait(delays.beforeAdded);
      button.textContent = cartStrings('added');
      await wait(delays.added);
    }
  }
  button.textContent = label;
  button.removeAttribute('aria-disabled');
}

function hostOf([form, , submitter]: EarlySubmit): Element | null {
  return submitter?.closest(tag) ?? form.querySelector(tag);
}

/** Among the light children, so that it is gone when the component shows the message itself. */
function showFailure(host: Element, text: string): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = text;
  host.append(message);
}

/** From then on the element speaks, and its light children are out of sight. */
function hasMounted(host: Element): boolean {
  return 'takesSubmit' in host && host.takesSubmit === true;
}

function wait(duration: number): Promise<void> {
  return new Promise((done) => getRuntime().clock.setTimeout(done, duration));
}
