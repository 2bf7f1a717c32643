import { useState } from 'react';
import type { PurchaseWay } from '../../../core/commerce/subscription/index.js';
import { priceUnder } from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useStates } from '../../element/index.js';
import { useProduct } from '../../hooks/index.js';
import type { SubscriptionProps } from './definition.js';
import { viewPlans, type PlansView } from './plans-view.js';
import { viewSubscription, type SubscriptionView } from './subscription-view.js';
import { useLightControls } from './use-light-controls.js';

export interface SubscriptionInUse {
  /** The words for what is chosen; null while it is bought once. */
  readonly view: SubscriptionView | null;
  /** The choice of a product with plans. */
  readonly plans: PlansView | null;
  /** Chooses a way to buy. */
  chooseWay(way: PurchaseWay): void;
  choosePlan(id: string | null): void;
}

/** The choices and the terms to agree to; undefined until the product is known. */
export function useSubscription({
  productId = '',
  onPlanChanged,
}: SubscriptionProps): SubscriptionInUse | undefined {
  const found = useProduct(productId);
  const [lastId, setLastId] = useState<string | null>(null);
  const { locale } = getRuntime().site;
  const view = found ? viewSubscription(found.selection, locale) : null;
  const plans = found ? viewPlans(found.selection, lastId, locale) : null;
  const plan = found?.selection.plan ?? null;
  useLightControls(plans ? found?.store : undefined, plan?.id ?? null, choosePlan);
  useStates({
    unavailable: view?.terms === null,
    range: view?.isLowest === true,
    choice: plans !== null,
    plan: plan !== null,
  });
  if (!found) return undefined;
  const { store } = found;

  function choosePlan(id: string | null): void {
    store.choosePlan(id);
    if (id !== null) setLastId(id);
    const chosen = store.getState();
    const words = viewSubscription(chosen, locale);
    // The terms that the shopper agrees to appear or change beside the control.
    if (words?.terms) announce(`${words.phrase}. ${words.terms}`);
    onPlanChanged?.({
      productId: chosen.product.id,
      planId: chosen.plan?.id ?? null,
      price: chosen.variant && priceUnder(chosen.plan, chosen.variant),
    });
  }

  return {
    view,
    plans,
    choosePlan,
    chooseWay: (way) => choosePlan(way === 'plan' ? (plans?.planId ?? null) : null),
  };
}
