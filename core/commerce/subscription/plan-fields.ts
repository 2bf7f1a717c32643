/**
 * The fields by which a plain form says how an item is bought (ours, docs/server/CONTRACT.md): `purchaseBy` is `once`
 * or `plan`, and `planId` names the plan, which counts with `plan` alone.
 */
export const planFields = { way: 'purchaseBy', plan: 'planId' } as const;

export type PurchaseWay = 'once' | 'plan';

/** The plan that a form asks for; null for buying once, undefined for a form that does not say. */
export function readPlanId(data: FormData): string | null | undefined {
  const way = data.get(planFields.way);
  if (typeof way !== 'string') return undefined;
  const id = data.get(planFields.plan);
  return way === ('plan' satisfies PurchaseWay) ? String(id ?? '') : null;
}
