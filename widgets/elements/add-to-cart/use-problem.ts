import { useState } from 'react';
import type { AttemptStore } from '../../../core/commerce/cart/index.js';
import type { Selection } from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { markMissing, type ProductInUse } from '../../hooks/index.js';
import type { AddPlan } from './plan-add.js';

/** Why the last press sent nothing; null once the selection is another. The function shows and announces it. */
export function useProblem(
  inUse: ProductInUse | null,
  attempts: AttemptStore,
): [problem: string | null, show: (found: AddPlan['problem']) => void] {
  const [problem, setProblem] = useState<{ text: string; of: Selection | undefined } | null>(null);

  /** Also focuses the first missing option; null removes the last problem. */
  function show(found: AddPlan['problem']): void {
    const of = inUse?.store.getState();
    setProblem(found && { text: found.message, of });
    if (of) markMissing(of.product.id, found?.options ?? []);
    if (!found) return;
    attempts.clearFinished();
    announce(found.message, { assertive: true });
  }

  return [problem && problem.of === inUse?.selection ? problem.text : null, show];
}
