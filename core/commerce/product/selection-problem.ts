import { joinList, productStrings } from '../../i18n/index.js';
import type { Choices, Product } from './product.js';
import { parseQuantity, quantityProblem, type QuantityProblemCode } from '../quantity/index.js';
import { isInStock } from './stock.js';
import { findVariant, missingOptions } from './variants.js';

export type SelectionProblemCode =
  'no-denomination' | 'missing-options' | 'no-variant' | 'out-of-stock' | QuantityProblemCode;

export interface SelectionProblem {
  readonly code: SelectionProblemCode;
  /** The sentence for the shopper (storefront §5). */
  readonly message: string;
  /** The open options, for `missing-options` and `no-denomination`. */
  readonly options: readonly string[];
}

/** The first reason why a selection cannot be added; null when it can. */
export function selectionProblem(
  product: Product,
  choices: Choices,
  quantityText: string,
): SelectionProblem | null {
  const variant = findVariant(product, choices);
  if (!variant) return variantProblem(product, missingOptions(product, choices));

  const quantity = parseQuantity(quantityText);
  const problem = quantityProblem(quantityText);
  if (problem || quantity === null) return problem && { ...problem, options: [] };
  return isInStock(variant, quantity)
    ? null
    : { code: 'out-of-stock', message: productStrings('outOfStock'), options: [] };
}

function variantProblem({ productType }: Product, options: string[]): SelectionProblem {
  if (productType === 'gift-card') {
    return { code: 'no-denomination', message: productStrings('selectDenomination'), options };
  }
  if (options.length > 0) {
    return { code: 'missing-options', message: describeMissing(options), options };
  }
  return { code: 'no-variant', message: productStrings('variantUnavailable'), options };
}

function describeMissing(options: string[]): string {
  return productStrings('selectOptions', { options: joinList(options), count: options.length });
}
