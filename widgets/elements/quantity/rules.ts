import {
  parseQuantity,
  quantityLimits,
  type QuantityRule,
} from '../../../core/commerce/product/index.js';
import type { LightControl } from '../../element/index.js';
import type { QuantitySteps } from '../../parts/quantity-rule/index.js';

const typed = ['text', 'number', 'tel'];

/** Whether the field with steppers stands for the page's control; any other control is of the page's own making. */
export const isReplaced = (controls: readonly LightControl[]): boolean =>
  controls.every(
    (control, index) =>
      index === 0 &&
      control instanceof HTMLInputElement &&
      typed.includes(control.type) &&
      !control.readOnly,
  );

/** What the page's own field allows, by the rules of HTML; a quantity is a whole number (storefront §5). */
export function readRules(control: LightControl | undefined): QuantitySteps {
  const field = control?.type === 'number' ? (control as HTMLInputElement) : null;
  const read = (text: string | undefined) => (text ? parseQuantity(text) : null);
  const step = read(field?.step);
  return {
    min: Math.max(quantityLimits.min, read(field?.min) ?? quantityLimits.min),
    max: Math.min(quantityLimits.max, read(field?.max) ?? quantityLimits.max),
    step: step !== null && step > 0 ? step : quantityLimits.step,
    base: read(field?.min) ?? read(field?.defaultValue) ?? 0,
  };
}

/** What both the page's field and the shop allow; the shop alone where their steps never meet. */
export function joinRules(page: QuantitySteps, shop: QuantityRule | undefined): QuantitySteps {
  if (!shop) return page;
  const { minimum, multipleOf } = shop;
  const max = Math.min(page.max, shop.maximum);
  const isOnSteps = (quantity: number) => (quantity - page.base) % page.step === 0;
  const least = Math.max(page.min, minimum);
  let both = minimum;
  while (both <= max && (both < least || !isOnSteps(both))) both += multipleOf;
  return both <= max
    ? { min: both, max, base: both, step: commonMultiple(page.step, multipleOf) }
    : { min: minimum, max: shop.maximum, base: minimum, step: multipleOf };
}

function commonMultiple(one: number, other: number): number {
  let multiple = one;
  while (multiple % other !== 0) multiple += one;
  return multiple;
}

/** What the browser says of a text in the page's field; null for nothing. */
export function complaintOf(control: LightControl | undefined, text: string): string | null {
  if (!control) return null;
  const copy = control.cloneNode() as LightControl;
  copy.value = text;
  return copy.validationMessage || null;
}
