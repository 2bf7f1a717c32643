import { useEffect, useRef } from 'react';
import { announce } from '../../../core/dom/index.js';
import { quantityFieldStrings } from '../../../core/i18n/strings/quantity-field.js';
import { getRuntime } from '../../../core/runtime/index.js';

const settledAfter = 500;

/** Says a quantity that a stepper has set, once the pressing is over: the focus is not in the field then. */
export function useSpokenQuantity(title: string | undefined): (quantity: number) => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  return (quantity) => {
    cancel.current?.();
    const message = title
      ? quantityFieldStrings('quantityOfIs', { title, quantity })
      : quantityFieldStrings('quantityIs', { quantity });
    cancel.current = getRuntime().clock.setTimeout(() => announce(message), settledAfter);
  };
}
