import { createSubscribers } from '../../base/index.js';
import { getRuntime } from '../../runtime/index.js';
import { chooseOption, keepPossible } from './choose-option.js';
import { findPlan } from './plan-price.js';
import type { Choices, Product, Variant } from './product.js';
import type { PurchasePlan } from './plans.js';
import { parseQuantity, startQuantity } from '../quantity/index.js';
import { choicesOf, findVariant } from './variants.js';

/** The selection of one product. A new object for every change. */
export interface Selection {
  readonly product: Product;
  readonly choices: Choices;
  /** Null until the choices determine a variant; set from the start when there is only one. */
  readonly variant: Variant | null;
  /** As typed; until then what the chosen variant starts with. */
  readonly quantityText: string;
  /** Null while the text is not a whole number. */
  readonly quantity: number | null;
  /** The plan by which it is bought; null for buying it once, which a selection starts with. */
  readonly plan: PurchasePlan | null;
  /** True while a restock form replaces the button, because the selection is sold out. */
  readonly hasRestockForm: boolean;
}

/** The selection of one product, which all its widgets on the page share. */
export interface ProductStore {
  getState(): Selection;
  /** Calls `listener` after each change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Chooses a value, or with null opens the option again; `cleared` names the options that were reset. */
  choose(option: string, value: string | null): { cleared: string[] };
  /** Chooses the options of one variant; an unknown SKU changes nothing. */
  chooseSku(sku: string): void;
  setQuantity(text: string): void;
  /** Chooses a plan by its id, or with null buying once; an unknown id changes nothing. */
  choosePlan(id: string | null): void;
  /** Registers a restock form for the selection; returns a function that unregisters it. */
  addRestockForm(): () => void;
}

/** The registry's view of a store, which can replace the product's data. */
export interface ReplaceableStore extends ProductStore {
  replace(product: Product): void;
}

export function createProductStore(product: Product): ReplaceableStore {
  const { subscribe, notify } = createSubscribers(
    'a listener of the selection',
    () => getRuntime().reporter,
  );
  let restockForms = 0;
  let typed: string | null = null;
  let state = select(product, {}, typed, null, false);

  function update({
    product = state.product,
    choices = state.choices,
    plan = state.plan,
  }: Partial<Selection>): void {
    if (
      product === state.product &&
      choices === state.choices &&
      (typed === null || typed === state.quantityText) &&
      plan === state.plan &&
      restockForms > 0 === state.hasRestockForm
    ) {
      return;
    }
    state = select(product, choices, typed, plan, restockForms > 0);
    notify();
  }

  return {
    getState: () => state,
    subscribe,
    choose(option, value) {
      const { choices, cleared } = chooseOption(state.product, state.choices, option, value);
      update({ choices });
      return { cleared };
    },
    chooseSku(sku) {
      const variant = state.product.variants.find((candidate) => candidate.sku === sku);
      if (variant && variant !== state.variant)
        update({ choices: choicesOf(state.product, variant) });
    },
    setQuantity(quantityText) {
      typed = quantityText;
      update({});
    },
    choosePlan(id) {
      const plan = findPlan(state.product, id);
      if (plan || id === null) update({ plan });
    },
    addRestockForm() {
      restockForms += 1;
      update({});
      return () => {
        restockForms -= 1;
        update({});
      };
    },
    replace(product) {
      if (product === state.product) return;
      update({
        product,
        choices: keepPossible(product, {}, state.choices),
        plan: findPlan(product, state.plan?.id ?? null),
      });
    },
  };
}

function select(
  product: Product,
  choices: Choices,
  typed: string | null,
  plan: PurchasePlan | null,
  hasRestockForm: boolean,
): Selection {
  const variant = findVariant(product, choices);
  const quantityText = typed ?? String(startQuantity(variant?.quantityRule));
  return {
    product,
    choices,
    variant,
    quantityText,
    quantity: parseQuantity(quantityText),
    plan,
    hasRestockForm,
  };
}
