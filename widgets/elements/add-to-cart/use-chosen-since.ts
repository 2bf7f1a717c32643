import { useState } from 'react';
import type { AddAttempt } from '../../../core/commerce/cart/index.js';
import type { Selection } from '../../../core/commerce/product/index.js';

/** Whether the shopper has chosen something else since the attempt has settled. */
export function useChosenSince(
  attempt: AddAttempt | null,
  selection: Selection | undefined,
): boolean {
  const choices = selection && JSON.stringify([selection.choices, selection.quantityText]);
  const [settled, setSettled] = useState({ attempt, choices });
  // Data that come later choose nothing.
  const isSame = settled.attempt === attempt && settled.choices !== undefined;
  if (!isSame && (settled.attempt !== attempt || choices !== undefined)) {
    setSettled({ attempt, choices });
    return false;
  }
  return isSame && settled.choices !== choices;
}
