import { useEffect, useRef, useState } from 'react';
import { getRuntime } from '../../../core/runtime/index.js';
import { useLatest } from '../../element/index.js';
import type { QuantityFieldProps } from '../quantity-field/index.js';
import type { CartRow } from './cart-row.js';
import { limitNote, lineLimit, lineSteps, readWish, stepLine } from './line-limits.js';
import type { LineActions } from './use-cart-contents.js';

/** Delay before a typed quantity is applied, in milliseconds. */
const typingDelay = 500;

/** Props of a line's quantity field. Keeps the typed text until it is applied; an invalid text stays. */
export function useLineQuantity(row: CartRow, actions: LineActions): QuantityFieldProps {
  const { key, entry, isHeld } = row;
  const [draft, setDraft] = useState<string | null>(null);
  const cancel = useRef<() => void>(undefined);
  const text = draft ?? String(entry.quantity);
  const wish = readWish(text, entry);
  const problem = wish.kind === 'nonsense' ? wish.message : null;
  const limit = lineLimit(entry);
  const { min } = lineSteps(entry);

  function apply(isDone: boolean): void {
    cancel.current?.();
    if (draft === null || wish.kind === 'nonsense') return;
    if (wish.kind === 'empty') {
      if (isDone) setDraft(null);
      return;
    }
    setDraft(null);
    actions.setQuantity(key, wish.kind === 'remove' ? 0 : wish.quantity);
  }

  const latest = useLatest(apply);
  useEffect(() => () => cancel.current?.(), []);
  const { pendingInputs } = actions;
  useEffect(() => pendingInputs.add(() => latest.current(true)), [pendingInputs, latest]);

  return {
    text,
    title: entry.title,
    min,
    max: limit,
    canDecrease: entry.quantity > min,
    canIncrease: entry.quantity < limit,
    disabled: false,
    problem,
    note: limitNote(entry, isHeld, getRuntime().site),
    onType(typed) {
      setDraft(typed);
      cancel.current?.();
      cancel.current = getRuntime().clock.setTimeout(() => latest.current(false), typingDelay);
    },
    onStep(delta) {
      cancel.current?.();
      setDraft(null);
      const next = stepLine(text, entry, delta);
      // Requests one more than available anyway, so that the shopper sees the reason.
      actions.setQuantity(key, delta > 0 && next === entry.quantity ? next + 1 : next);
    },
    onCommit: () => apply(true),
    // Enter applies this field only.
    onSubmit: () => undefined,
  };
}
