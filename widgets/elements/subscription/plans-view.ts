import {
  savedBy,
  type PurchasePlan,
  type Selection,
} from '../../../core/commerce/product/index.js';
import {
  subscriptionTerms,
  wordCadence,
  wordSubscribe,
  writeSaving,
  type PurchaseWay,
} from '../../../core/commerce/subscription/index.js';
import { subscriptionStrings } from '../../../core/i18n/index.js';
import { viewPrice, type PriceView } from '../../parts/price-text/index.js';

/** One of the two ways to buy. */
export interface WayView {
  readonly way: PurchaseWay;
  readonly label: string;
  /** Of one piece. */
  readonly price: PriceView | null;
  readonly isChosen: boolean;
}

export interface PlansView {
  readonly ways: readonly WayView[];
  /** The plans to choose among; empty while bought once, and for a single plan. */
  readonly cadences: readonly { readonly id: string; readonly label: string }[];
  /** The plan that subscribing means. */
  readonly planId: string;
}

/**
 * The choice between buying once and by a plan; null for a product without plans.
 * @param lastId The plan that was chosen before; by default the first one is offered.
 */
export function viewPlans(
  { product, variant, plan: chosen }: Selection,
  lastId: string | null,
  locale: string,
): PlansView | null {
  const { purchasePlans: plans = [] } = product;
  const offered = chosen ?? plans.find(({ id }) => id === lastId) ?? plans[0];
  if (!offered || product.variants.length === 0) return null;
  const variants = variant ? [variant] : product.variants;
  const savingOf = (plan: PurchasePlan) => savedBy(plan, variants);
  return {
    ways: [
      {
        way: 'once',
        label: subscriptionStrings('once'),
        price: viewPrice(product, variant),
        isChosen: !chosen,
      },
      {
        way: 'plan',
        label: wordSubscribe((chosen ? [chosen] : plans).map(savingOf), locale),
        price: viewPrice(product, variant, offered),
        isChosen: chosen !== null,
      },
    ],
    cadences: chosen && plans.length > 1 ? plans.map(viewCadence) : [],
    planId: offered.id,
  };

  /** 'every 2 weeks, save 15%' */
  function viewCadence(plan: PurchasePlan) {
    const cadence = wordCadence(subscriptionTerms(plan.value, plan.unit, plan.cycles));
    const saved = savingOf(plan);
    const label = saved
      ? subscriptionStrings('cadenceSaves', { cadence, saving: writeSaving(saved, locale) })
      : cadence;
    return { id: plan.id, label };
  }
}
