import { useState } from 'react';
import type { AttemptStore } from '../../../core/commerce/cart/index.js';
import type { Selection } from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { markMissing, type ProductInUse } from '../../hooks/index.js';
import { planAdd, type AddPlan, type AddRequest } from './plan-add.js';

/** Why the last press sent nothing; null once the selection has another problem or none. The function shows and announces it. */
export function useProblem(
  inUse: ProductInUse | null,
  request: AddRequest,
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

  const { selection } = inUse ?? {};
  const isOld =
    problem?.of !== selection &&
    planAdd(null, request, selection).problem?.message !== problem?.text;
  return [problem && !isOld ? problem.text : null, show];
}
