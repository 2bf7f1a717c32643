import type { QuantityProps } from './definition.js';
import { useState } from 'react';
import { getCartStore } from '../../../core/commerce/cart/index.js';
import {
  maxQuantity,
  parseQuantity,
  quantityLimits,
  quantityProblem,
  showsQuantity,
} from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useCart } from '../../hooks/index.js';
import {
  useFormHandlers,
  useFormValue,
  useHost,
  useLightChange,
  useStates,
} from '../../element/index.js';
import { useProduct, useRefusedPress, type ProductInUse } from '../../hooks/index.js';
import {
  capQuantity,
  isBeyondStock,
  limitNote,
  stepQuantity,
  type Availability,
} from './limits.js';
import type { QuantityFieldProps } from '../../parts/quantity-field/index.js';
import { hasEarlyText, useQuantityText } from './use-quantity-text.js';
import { useSpokenQuantity } from './use-spoken-quantity.js';

const { min, max } = quantityLimits;

/** The field's props for the product and the cart as they are; null if the product has no quantity. */
export function useQuantity({
  productId,
  onQuantityChanged,
}: QuantityProps): QuantityFieldProps | null {
  const host = useHost();
  const product = useProduct(productId ?? null);
  const [text, setText] = useQuantityText(product?.store);
  const [isDisabled, setIsDisabled] = useState(false);
  // The text the shopper was held at, which explains itself until it changes.
  const [cappedAt, setCappedAt] = useState<string | null>(null);
  const [lastGood, setLastGood] = useState(text);
  const availability = useAvailability(product);
  const { available } = availability;
  const title = product?.selection.product.title;
  const speak = useSpokenQuantity(title);

  const isShown = !product || showsQuantity(product.selection.product, getRuntime().site);
  // An empty field is not wrong while it is being typed into.
  const problem = text === '' ? null : (quantityProblem(text)?.message ?? null);
  const isHeld = cappedAt === text && parseQuantity(text) === available;
  const hasNote = available < min || isHeld || isBeyondStock(text, available);
  const note = hasNote ? limitNote(availability) : null;

  useStates({ unused: !isShown });
  useRefusedPress();
  useFormValue(
    isShown ? text : String(min),
    isShown && problem ? { message: problem } : null,
    'quantity',
  );
  useFormHandlers({
    reset: () =>
      setText(host?.querySelector('input')?.defaultValue || String(quantityLimits.default)),
    disabled: setIsDisabled,
    restore(state) {
      if (typeof state === 'string' && !hasEarlyText(host)) setText(state);
    },
  });

  useLightChange(({ value }) => change(value));

  function change(next: string): void {
    if (next === text) return;
    if (text !== '' && problem === null) setLastGood(text);
    setText(next);
    onQuantityChanged?.({ text: next, quantity: parseQuantity(next) });
  }

  /** Sets the quantity to `next` and shows why. */
  function hold(next: string): void {
    setCappedAt(next);
    const reason = limitNote(availability);
    if (reason && cappedAt !== next) announce(reason);
  }

  function step(delta: number): void {
    const quantity = stepQuantity(text, delta, available);
    const next = String(quantity);
    if (next !== text) {
      change(next);
      speak(quantity);
    } else if (delta > 0 && available < max) {
      hold(text);
    }
  }

  function commit(): void {
    if (text === '') return change(lastGood);
    const next = capQuantity(text, available);
    if (next === text) return;
    change(next);
    hold(next);
  }

  if (!isShown) return null;
  const quantity = parseQuantity(text) ?? min;
  return {
    text,
    title,
    available,
    problem,
    note,
    disabled: isDisabled,
    canDecrease: quantity > min,
    canIncrease: quantity < available,
    onType: change,
    onStep: step,
    onCommit: commit,
    onSubmit: host ? () => submitAround(host) : undefined,
  };
}

function useAvailability(product: ProductInUse | null): Availability {
  useCart();
  const variant = product?.selection.variant;
  if (!variant) return { available: max, inCart: 0 };
  const inCart = getCartStore().quantityOf(product.selection.product.id, variant.sku);
  return { available: maxQuantity(variant, inCart), inCart };
}

/** Enter inside a shadow root submits nothing by itself. */
function submitAround(host: HTMLElement): void {
  const form = 'form' in host && host.form;
  // After React has handed the committed text to the form.
  if (form instanceof HTMLFormElement) queueMicrotask(() => form.requestSubmit());
}
