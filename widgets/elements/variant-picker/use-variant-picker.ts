import { useState } from 'react';
import {
  currentPrice,
  type ProductStore,
  type Selection,
} from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useMissingOptions } from '../../hooks/index.js';
import type { ProductInUse } from '../../hooks/index.js';
import { variantPicker, type VariantChangedDetail, type VariantPickerProps } from './definition.js';
import { describeChoice } from './describe-choice.js';
import { viewPicker, wordConflict, type Conflict, type PickerOption } from './picker-view.js';

export interface PickerInUse {
  readonly options: readonly PickerOption[];
  /** The options last marked as missing; a new array each time. */
  readonly missing: readonly string[];
  /** Chooses a value, or none. */
  choose(option: string, value: string | null): void;
  /** Chooses a variant as the page's own control does; an empty SKU opens all options. */
  chooseSku(sku: string): void;
}

const noColors: Readonly<Record<string, string>> = {};

/** The picker's view of a product's selection, and its changes. */
export function useVariantPicker(
  { store, selection }: ProductInUse,
  {
    display = variantPicker.props.display.fallback,
    swatches,
    onVariantChanged,
  }: VariantPickerProps,
): PickerInUse {
  const missing = useMissingOptions(selection.product.id);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { locale } = getRuntime().site;
  const settings = { display, colors: swatches ?? noColors, missing, conflict, locale };

  function tell(value: string | null, cleared: readonly string[]): void {
    setConflict(value !== null && cleared.length > 0 ? { value, cleared } : null);
    say(store.getState(), value, cleared);
    onVariantChanged?.(toDetail(store.getState()));
  }

  return {
    missing,
    options: viewPicker(selection, settings),
    choose(option, value) {
      const { cleared } = store.choose(option, value);
      tell(value, cleared);
    },
    chooseSku(sku) {
      const before = store.getState();
      const isKnown = before.product.variants.some((variant) => variant.sku === sku);
      if (isKnown) store.chooseSku(sku);
      else openAll(store);
      if (store.getState() !== before) tell(null, []);
    },
  };
}

/** Opens every option of a product again. */
export function openAll(store: ProductStore): void {
  for (const option of Object.keys(store.getState().choices)) store.choose(option, null);
}

/** One polite message: the variant with its price and stock, or what the choice cleared (ux §5). */
function say(selection: Selection, value: string | null, cleared: readonly string[]): void {
  const message =
    value !== null && cleared.length > 0
      ? cleared.map((option) => wordConflict(option, value)).join(' ')
      : describeChoice(selection, getRuntime().site.locale);
  if (message) announce(message);
}

function toDetail({ product, variant, choices }: Selection): VariantChangedDetail {
  return { productId: product.id, variant, choices, price: variant && currentPrice(variant) };
}
