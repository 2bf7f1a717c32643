import { formMember } from '../../../core/base/index.js';
import { quantityProblem } from '../../../core/commerce/quantity/index.js';
import { readPlanId } from '../../../core/commerce/subscription/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import type { EarlySubmit } from './early-queue.js';
import { setButtonText } from './plain-button.js';

/** Marks a product with additional fields: the element's own attribute, and the class that page templates print. */
const hasForm = '[has-form], .use-form';

/** Gives the picker and the button their product. */
const productTag = 'vitrine-product';
const pickerTag = 'vitrine-variant-picker';

/** Whether the product's data on the page have a rule for its quantity. */
const hasRule = (host: Element): boolean =>
  host.closest(productTag)?.textContent.includes('"quantityRule"') === true;

/**
 * Whether only the component can take the press: there is a form to fill in first, an option that is not chosen, whose
 * control it marks, a plan, which is no add, a quantity to complain of, or a rule for it.
 */
export function needsWidget([form, data]: EarlySubmit, host: Element): boolean {
  const quantity = data.get('quantity');
  return (
    (typeof quantity === 'string' && quantityProblem(quantity) !== null) ||
    host.matches(hasForm) ||
    typeof readPlanId(data) === 'string' ||
    hasRule(host) ||
    (!data.get('sku') && formMember(form, 'querySelector')(pickerTag) !== null)
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

  const picker = formMember(form, 'querySelector')(pickerTag);
  const tags = [
    host.localName,
    ...(picker ? [pickerTag] : []),
    ...(picker || hasRule(host) ? [productTag] : []),
  ];
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
