import { cartStrings } from '../../../core/i18n/index.js';
import type { EarlySubmit } from './early-queue.js';
import { setButtonText } from './plain-button.js';

/** Marks a product with additional fields: the element's own attribute, and the class that page templates print. */
const hasForm = '[has-form], .use-form';

/** Whether the product has a form to fill in first, which only the component can open. */
export function needsWidget(host: Element): boolean {
  return host.matches(hasForm);
}

/**
 * Calls the component's `add` as soon as it is loaded. If it cannot be loaded, the browser posts the form without
 * answers; a server that needs them redirects to the product page, where they can be given without script.
 */
export async function pressWhenLoaded(
  [form, , submitter]: EarlySubmit,
  host: Element,
): Promise<void> {
  const button = submitter ?? host.querySelector('button');
  if (button) setButtonText(button, cartStrings('adding'));

  const isLoaded = await loadWidget(host.localName);
  if (isLoaded && 'add' in host && typeof host.add === 'function') await host.add();
  else HTMLFormElement.prototype.submit.call(form);

  if (button) setButtonText(button, null);
}

/** Without a loader the page defines its elements itself, at any time. */
async function loadWidget(tag: string): Promise<boolean> {
  if (globalThis.vitrine) return globalThis.vitrine.load(tag);
  await customElements.whenDefined(tag);
  return true;
}
