import { createSubscribers } from '../../base/index.js';
import { getRuntime } from '../../runtime/index.js';
import { chooseOption, keepPossible } from './choose-option.js';
import type { Choices, Product, Variant } from './product.js';
import { parseQuantity, quantityLimits } from '../quantity/index.js';
import { choicesOf, findVariant } from './variants.js';

/** What a shopper has chosen of one product. A new object for every change, the same one in between. */
export interface Selection {
  readonly product: Product;
  readonly choices: Choices;
  /** Null until the choices name one; a product with a single variant has it from the start. */
  readonly variant: Variant | null;
  /** As typed. */
  readonly quantityText: string;
  /** Null while the text is not a whole number. */
  readonly quantity: number | null;
  /** A restock form stands in place of the button while what is chosen is sold out. */
  readonly hasRestockForm: boolean;
}

/** The selection of one product, which all its widgets on the page share. */
export interface ProductStore {
  getState(): Selection;
  /** Calls `listener` after each change; returns what stops it. */
  subscribe(listener: () => void): () => void;
  /** Chooses a value, or with null leaves the option open; `cleared` names the options it made impossible. */
  choose(option: string, value: string | null): { cleared: string[] };
  /** Chooses the options of one variant; an unknown SKU changes nothing. */
  chooseSku(sku: string): void;
  setQuantity(text: string): void;
  /** Says that a restock form is there for what is chosen; returns what takes it back. */
  addRestockForm(): () => void;
}

/** The registry's view of a store: newer data may come for the same product. */
export interface ReplaceableStore extends ProductStore {
  replace(product: Product): void;
}

export function createProductStore(product: Product): ReplaceableStore {
  const { subscribe, notify } = createSubscribers(
    'a listener of the selection',
    () => getRuntime().reporter,
  );
  let restockForms = 0;
  let state = select(product, {}, String(quantityLimits.default), false);

  function update({
    product = state.product,
    choices = state.choices,
    quantityText = state.quantityText,
  }: Partial<Selection>): void {
    if (
      product === state.product &&
      choices === state.choices &&
      quantityText === state.quantityText &&
      restockForms > 0 === state.hasRestockForm
    ) {
      return;
    }
    state = select(product, choices, quantityText, restockForms > 0);
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
      update({ quantityText });
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
      update({ product, choices: keepPossible(product, {}, state.choices) });
    },
  };
}

function select(
  product: Product,
  choices: Choices,
  quantityText: string,
  hasRestockForm: boolean,
): Selection {
  return {
    product,
    choices,
    variant: findVariant(product, choices),
    quantityText,
    quantity: parseQuantity(quantityText),
    hasRestockForm,
  };
}
