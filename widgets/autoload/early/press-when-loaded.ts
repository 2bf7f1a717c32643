import { readPlanId } from '../../../core/commerce/subscription/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import type { EarlySubmit } from './early-queue.js';
import { setButtonText } from './plain-button.js';

/** Marks a product with additional fields: the element's own attribute, and the class that page templates print. */
const hasForm = '[has-form], .use-form';

/** Gives the picker and the button their product. */
const productTag = 'vitrine-product';
const pickerTag = 'vitrine-variant-picker';

/**
 * Whether only the component can take the press: there is a form to fill in first, an option that is not chosen, whose
 * control it marks, or a plan, which is no add.
 */
export function needsWidget([form, data]: EarlySubmit, host: Element): boolean {
  return (
    host.matches(hasForm) ||
    typeof readPlanId(data) === 'string' ||
    (!data.get('sku') && form.querySelector(pickerTag) !== null)
  );
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

  const picker = form.querySelector(pickerTag);
  const tags = [host.localName, ...(picker ? [pickerTag, productTag] : [])];
  const areLoaded = (await Promise.all(tags.map(loadWidget))).every(Boolean);
  // A call mounts the picker; once it is there it takes the focus when an option is missing. It may have no product.
  if (areLoaded && picker) await call(picker, 'focusOption').catch(() => undefined);
  if (!areLoaded || !(await call(host, 'add'))) HTMLFormElement.prototype.submit.call(form);

  if (button) setButtonText(button, null);
}

/** Calls a method of an element; false if it has none of that name. */
async function call(element: Element, name: string): Promise<boolean> {
  const method: unknown = Reflect.get(element, name);
  if (typeof method !== 'function') return false;
  await method.call(element);
  return true;
}

/** Without a loader the page defines its elements itself, at any time. */
async function loadWidget(tag: string): Promise<boolean> {
  if (globalThis.vitrine) return globalThis.vitrine.load(tag);
  await customElements.whenDefined(tag);
  return true;
}
