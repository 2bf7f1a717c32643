import type { QuantityProps } from './definition.js';
import { useState } from 'react';
import { formAround, formMember } from '../../../core/base/index.js';
import {
  parseQuantity,
  quantityLimits,
  quantityProblem,
  showsQuantity,
  startQuantity,
} from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useFormHandlers, useHost, useStates } from '../../element/index.js';
import {
  lightControls,
  pageControls,
  readLights,
  useFormValue,
  usePageControls,
  useRefusedPress,
} from '../../parts/page-control/index.js';
import { useProduct } from '../../hooks/index.js';
import { capQuantity, isBeyondStock } from './limits.js';
import type { QuantityFieldProps } from '../../parts/quantity-field/index.js';
import { stepQuantity } from '../../parts/quantity-rule/index.js';
import { complaintOf, isReplaced } from './rules.js';
import { useLimits } from './use-limits.js';
import { useQuantityText } from './use-quantity-text.js';
import { useSpokenQuantity } from './use-spoken-quantity.js';

const { min, max } = quantityLimits;
/** The name of the form's field (contract of the add-to-cart form). */
const field = 'quantity';

/**
 * The field's props for the product and the cart as they are; null if the product has no quantity, `'page'` where the
 * page's own control stays.
 */
export function useQuantity({
  productId,
  onQuantityChanged,
}: QuantityProps): QuantityFieldProps | 'page' | null {
  const host = useHost();
  const product = useProduct(productId ?? null);
  const controls = usePageControls(field, () => change(shown()));
  const [control] = controls;
  const others = pageControls(host).filter(({ type }) => type !== 'hidden');
  const isPages = !isReplaced([...new Set([...controls, ...others])]);
  const { rules, available, complain, ...limits } = useLimits(product, control);
  const chosen = useQuantityText(product?.store, controls, (given) => complain(given) === null);
  const { text, read, set: setText } = chosen;
  const [isDisabled, setIsDisabled] = useState(false);
  // The text the shopper was held at, which explains itself until it changes.
  const [cappedAt, setCappedAt] = useState<string | null>(null);
  const [lastGood, setLastGood] = useState(text);
  const title = product?.selection.product.title;
  const speak = useSpokenQuantity(title);

  const variant = product?.selection.variant;
  const isShown = !product || showsQuantity(product.selection.product, getRuntime().site, variant);
  const isOff = control?.matches(':disabled') === true;
  // An empty field is not wrong while it is being typed into, and nobody can right one that is disabled.
  const problem =
    text === '' || isPages || isOff
      ? null
      : (complain(text) ?? quantityProblem(text)?.message ?? complaintOf(control, text));
  const isHeld = cappedAt === text && parseQuantity(text) === available;
  const hasNote = available < rules.min || isHeld || isBeyondStock(text, available);
  const note = hasNote ? limits.note : null;

  const shown = () => readLights(lightControls(host, field)) ?? String(quantityLimits.default);

  useStates({ unused: !isShown });
  useRefusedPress(isPages);
  useFormValue({
    value: () => (isShown ? read() : String(startQuantity(variant?.quantityRule))),
    problem: isShown && problem ? { message: problem } : null,
    name: field,
    isPages,
    take: () => change(shown()),
  });
  useFormHandlers({
    reset: chosen.reset,
    disabled: setIsDisabled,
    restore(state) {
      // A control of the page is restored by itself.
      if (typeof state === 'string' && !control) setText(state);
    },
  });

  function change(next: string): void {
    if (next === text) return;
    if (text !== '' && problem === null) setLastGood(text);
    setText(next);
    onQuantityChanged?.({ text: next, quantity: parseQuantity(next) });
  }

  /** Sets the quantity to `next` and shows why. */
  function hold(next: string): void {
    setCappedAt(next);
    if (limits.note && cappedAt !== next) announce(limits.note);
  }

  function step(delta: 1 | -1): void {
    const quantity = stepQuantity(text, delta, rules, available);
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
    const next = available < rules.min ? text : capQuantity(text, available);
    if (next === text) return;
    change(next);
    hold(next);
  }

  if (!isShown) return null;
  if (isPages) return 'page';
  const quantity = parseQuantity(text) ?? min;
  return {
    text,
    title,
    min: rules.min,
    max: available,
    problem,
    note,
    disabled: isDisabled || isOff,
    canDecrease: quantity > rules.min,
    canIncrease: quantity + rules.step <= available,
    onType: change,
    onStep: step,
    onCommit: commit,
    onSubmit: host ? () => submitAround(host) : undefined,
  };
}

/** Enter inside a shadow root submits nothing by itself. */
function submitAround(host: HTMLElement): void {
  const form = formAround(host);
  // After React has handed the committed text to the form.
  if (form) queueMicrotask(() => formMember(form, 'requestSubmit')());
}
