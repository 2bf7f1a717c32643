import { readFormIntent, type AddIntent } from '../../../core/commerce/cart/index.js';
import {
  isSoldOut,
  parseQuantity,
  quantityLimits,
  quantityProblem,
  selectionProblem,
  type Choices,
  type Product,
  type Selection,
  type Variant,
} from '../../../core/commerce/product/index.js';
import { productStrings } from '../../../core/i18n/index.js';
import { createIdempotencyKey } from '../../../core/net/index.js';
import type { AddedItem, AddToCartProps } from './definition.js';

/** The element's own word on what to add. */
export type AddRequest = Pick<AddToCartProps, 'productId' | 'sku' | 'quantity'>;

export interface AddPlan {
  intent: AddIntent;
  /** Why it must not be sent (storefront §5); null when it may. */
  problem: { message: string; options: readonly string[] } | null;
}

/**
 * What a press means. The form's data is the intent; without a form it is what the attributes say, else
 * what is selected. Without product data nothing can be checked but the quantity: the server judges.
 */
export function planAdd(
  data: FormData | null,
  request: AddRequest,
  selection: Selection | undefined,
): AddPlan {
  const meant = data && readFormIntent(data);
  const sku = meant?.sku || request.sku || null;
  // A SKU that is given needs no choices made; it is judged by the options it stands for.
  const named = sku === null ? undefined : findBySku(selection, sku);
  const choices = named?.attributes ?? selection?.choices ?? {};
  const quantityText = readQuantity(data, request, selection);
  const intent: AddIntent = {
    itemId: meant?.itemId || request.productId || selection?.product.id || '',
    sku: sku ?? (selection?.variant?.sku || null),
    quantity: parseQuantity(quantityText),
    additionalFields: meant?.additionalFields ?? null,
    key: meant?.key ?? createIdempotencyKey(),
  };
  return { intent, problem: findProblem(selection?.product, choices, quantityText) };
}

/** What listeners hear of an intent. */
export function describeIntent({
  itemId,
  sku,
  quantity,
  additionalFields,
}: AddIntent): Readonly<AddedItem> {
  return Object.freeze({ itemId, sku, quantity, additionalFields });
}

/** 'Sorry, we do not have enough of that item available.' (storefront §5) */
export function notEnough(): NonNullable<AddPlan['problem']> {
  return { message: productStrings('outOfStock'), options: [] };
}

/** The variant that would be added: the one named, else the one chosen. */
export function wantedVariant(
  { sku }: AddRequest,
  selection: Selection | undefined,
): Variant | null {
  return (sku ? findBySku(selection, sku) : selection?.variant) ?? null;
}

function findBySku(selection: Selection | undefined, sku: string): Variant | undefined {
  return selection?.product.variants.find((variant) => variant.sku === sku);
}

function readQuantity(
  data: FormData | null,
  request: AddRequest,
  selection: Selection | undefined,
): string {
  const typed = data?.get('quantity');
  if (typeof typed === 'string') return typed;
  if (request.quantity !== undefined) return String(request.quantity);
  const isNamed = Boolean(request.sku) || !selection;
  return isNamed ? String(quantityLimits.default) : selection.quantityText;
}

function findProblem(
  product: Product | undefined,
  choices: Choices,
  quantityText: string,
): AddPlan['problem'] {
  if (!product) {
    const problem = quantityProblem(quantityText);
    return problem && { message: problem.message, options: [] };
  }
  // No choice of options would help.
  if (isSoldOut(product)) return notEnough();
  return selectionProblem(product, choices, quantityText);
}
