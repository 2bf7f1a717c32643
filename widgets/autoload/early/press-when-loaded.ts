import { cartStrings } from '../../../core/i18n/index.js';
import type { EarlySubmit } from './early-queue.js';

/** A product with additional fields; the second is what page templates print (`vitrine-add-to-cart`'s `has-form`). */
const withForm = '[has-form], .use-form';

/** Whether the product has a form to fill in first: only the component can open it. */
export function needsWidget(host: Element): boolean {
  return host.matches(withForm);
}

/**
 * Presses the component's button as soon as it is there. If it never comes the browser posts the form, without answers:
 * a server that needs some leads back to the product, where they can be given without script.
 */
export async function pressWhenThere(
  [form, , submitter]: EarlySubmit,
  host: Element,
): Promise<void> {
  const button = submitter ?? host.querySelector('button');
  const label = button?.textContent ?? '';
  button?.setAttribute('aria-disabled', 'true');
  if (button) button.textContent = cartStrings('adding');

  const isThere = await loadWidget(host.localName);
  if (isThere && 'add' in host && typeof host.add === 'function') await host.add();
  else HTMLFormElement.prototype.submit.call(form);

  if (button) button.textContent = label;
  button?.removeAttribute('aria-disabled');
}

/** Without a loader the page defines its elements itself, sooner or later. */
async function loadWidget(tag: string): Promise<boolean> {
  const page = globalThis as typeof globalThis & {
    vitrine?: { load(tag: string): Promise<boolean> } | undefined;
  };
  if (page.vitrine) return page.vitrine.load(tag);
  await customElements.whenDefined(tag);
  return true;
}
