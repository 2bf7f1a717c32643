import { formatShortMoney } from '../../../core/commerce/money/index.js';
import { productStrings } from '../../../core/i18n/index.js';
import { variantPickerStrings } from '../../../core/i18n/strings/variant-picker.js';
import {
  currentPrice,
  optionValueStates,
  type Product,
  type Selection,
} from '../../../core/commerce/product/index.js';
import type { displays } from './definition.js';
import { findSwatches, type Swatch } from './swatches.js';

type Display = (typeof displays)[number];

export interface PickerValue {
  readonly value: string;
  readonly state: ReturnType<typeof optionValueStates>[number]['state'];
  /** The value with what is wrong with it, as in 'Large (sold out)'. */
  readonly label: string;
  /** The price, if this value alone decides it and not all cost the same. */
  readonly price: string | null;
  readonly isChosen: boolean;
  readonly swatch: Swatch | null;
}

export interface PickerOption {
  readonly name: string;
  readonly display: Exclude<Display, 'auto'>;
  readonly chosen: string | null;
  readonly values: readonly PickerValue[];
  /** Shown under the option. */
  readonly message: string | null;
  /** Whether it was marked as missing and is still not chosen. */
  readonly isMissing: boolean;
}

/** A choice that made others impossible. */
export interface Conflict {
  readonly value: string;
  readonly cleared: readonly string[];
}

export interface PickerSettings {
  readonly display: Display;
  /** CSS colours by value, before those of the product. */
  readonly colors: Readonly<Record<string, string>>;
  /** Options that were marked as missing. */
  readonly missing: readonly string[];
  readonly conflict: Conflict | null;
  /** BCP 47; for the prices. */
  readonly locale: string;
}

/** More than these are easier to find in a dropdown (ux §5). */
const mostButtons = 8;

/** The view of a selection, option by option. */
export function viewPicker(
  { product, choices }: Pick<Selection, 'product' | 'choices'>,
  { display, colors, missing, conflict, locale }: PickerSettings,
): PickerOption[] {
  const prices = listPrices(product, locale);
  return product.options.map((option, index) => {
    const { name, values } = option;
    const swatches = findSwatches(product, option, { ...option.colors, ...colors });
    // A picture has no room for a price.
    const hasSwatches = swatches !== null && !(display === 'auto' && prices.size > 0);
    const shownAs = resolveDisplay(display, values.length, hasSwatches);
    const chosen = choices[name] ?? null;
    const isMissing = chosen === null && missing.includes(name);
    return {
      name,
      display: shownAs,
      chosen,
      isMissing,
      message: chosen === null ? wordMessage(product, name, isMissing, conflict) : null,
      values: stateValues(product, index, choices).map(({ value, state }) => ({
        value,
        state,
        label: wordValue(value, state),
        price: prices.get(value) ?? null,
        isChosen: value === chosen,
        swatch: (shownAs === 'swatches' && swatches?.get(value)) || null,
      })),
    };
  });
}

/** 'Not available in Blue. Choose a size.' (ux §5) */
export function wordConflict(option: string, value: string): string {
  return variantPickerStrings('notAvailableIn', { value, option: option.toLowerCase() });
}

/** Prices by value, for a product with one option whose values differ in price. */
function listPrices({ options, variants }: Product, locale: string): ReadonlyMap<string, string> {
  const [option] = options;
  const costs = variants.map(currentPrice);
  const differ = costs.some(({ cents }) => cents !== costs[0]?.cents);
  if (!option || options.length > 1 || !differ) return new Map();
  return new Map(
    variants.map((variant) => [
      variant.attributes[option.name] ?? '',
      formatShortMoney(currentPrice(variant), locale),
    ]),
  );
}

function resolveDisplay(
  display: Display,
  valueCount: number,
  hasSwatches: boolean,
): PickerOption['display'] {
  if (display === 'select' || display === 'buttons') return display;
  if (hasSwatches) return 'swatches';
  return display === 'auto' && valueCount > mostButtons ? 'select' : 'buttons';
}

/**
 * A value is impossible only if the options before it rule it out. A value that clashes with a later choice can be
 * chosen, and that choice is cleared: otherwise two radios could lock each other.
 */
function stateValues(
  product: Product,
  index: number,
  choices: Readonly<Record<string, string>>,
): Pick<PickerValue, 'value' | 'state'>[] {
  const { name = '' } = product.options[index] ?? {};
  const names = new Set(product.options.slice(0, index).map((option) => option.name));
  const earlier = Object.fromEntries(Object.entries(choices).filter(([key]) => names.has(key)));
  const together = optionValueStates(product, name, choices);
  return optionValueStates(product, name, earlier).map((alone, place) => {
    const all = together[place];
    return all && all.state !== 'impossible' ? all : alone;
  });
}

function wordMessage(
  { productType }: Product,
  name: string,
  isMissing: boolean,
  conflict: Conflict | null,
): string | null {
  if (conflict?.cleared.includes(name)) return wordConflict(name, conflict.value);
  if (!isMissing) return null;
  return productType === 'gift-card'
    ? productStrings('selectDenomination')
    : productStrings('selectOptions', { options: name, count: 1 });
}

function wordValue(value: string, state: PickerValue['state']): string {
  if (state === 'available') return value;
  return state === 'sold-out'
    ? productStrings('soldOutValue', { value })
    : variantPickerStrings('unavailableValue', { value });
}
