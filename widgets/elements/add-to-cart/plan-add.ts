import { controlsNamed } from '../../../core/base/index.js';
import { readFormIntent, type AddIntent } from '../../../core/commerce/cart/index.js';
import { readPlanId } from '../../../core/commerce/subscription/index.js';
import {
  findPlan,
  isSoldOut,
  isSubscriptionUnavailable,
  parseQuantity,
  quantityProblem,
  selectionProblem,
  startQuantity,
  type Choices,
  type Product,
  type QuantityRule,
  type Selection,
  type Variant,
} from '../../../core/commerce/product/index.js';
import type { PurchaseKind } from '../../../core/commerce/purchase/index.js';
import { productStrings } from '../../../core/i18n/index.js';
import { addToCartStrings } from '../../../core/i18n/strings/add-to-cart.js';
import { createIdempotencyKey } from '../../../core/net/index.js';
import type { AddToCartProps, ButtonKind } from './definition.js';

/** The element's attributes about the item. */
export type AddRequest = Pick<AddToCartProps, 'productId' | 'sku' | 'quantity'>;

export interface AddPlan {
  intent: AddIntent;
  /** The purchase plan that is meant; null for none. */
  planId: string | null;
  /** Why nothing is sent (storefront §5); null if the intent is valid. */
  problem: { message: string; options: readonly string[] } | null;
  /** The shop's rule for the quantity, which is judged apart. */
  rule: QuantityRule | null;
}

/** The action of a press. The product decides; without its data the address of the press does, as on the server. */
export function kindOf(
  product: Product | undefined,
  isExpress: boolean,
  action: string | null,
  planId: string | null,
): ButtonKind {
  if (product?.productType === 'gift-card') return 'gift-card';
  // Never added instead, even where it cannot be sold: its price is one of a subscription.
  if (product?.isSubscribable || planId !== null) return 'subscription';
  if (isExpress) return 'express';
  const [, named] = /\/(subscription|gift-card)$/.exec(action ?? '') ?? [];
  return product ? 'add' : ((named as PurchaseKind | undefined) ?? 'add');
}

/**
 * Derives the intent of a press. The form's data comes first, then the attributes, then the selection. Without product
 * data only the quantity is validated; the server validates the rest.
 */
export function planAdd(
  data: FormData | null,
  request: AddRequest,
  selected: Selection | undefined,
  form: HTMLFormElement | null = null,
): AddPlan {
  const selection = selected && form && data ? sentOf(selected, form, data) : selected;
  const meant = data && readFormIntent(data);
  const sku = meant?.sku || request.sku || null;
  // A given SKU determines its own options, whatever is selected.
  const named = sku === null ? undefined : findBySku(selection, sku);
  const choices = named?.attributes ?? selection?.choices ?? {};
  const variant = sku === null ? selection?.variant : named;
  const quantityText = readQuantity(data, request, selection, variant);
  const intent: AddIntent = {
    itemId: meant?.itemId || request.productId || selection?.product.id || '',
    sku: sku ?? (selection?.variant?.sku || null),
    quantity: parseQuantity(quantityText),
    additionalFields: meant?.additionalFields ?? null,
    key: meant?.key ?? createIdempotencyKey(),
  };
  const planId = wantedPlan(data, selection);
  const problem = findProblem(selection?.product, choices, quantityText, planId);
  return { intent, planId, problem, rule: variant?.quantityRule ?? null };
}

/** What a form sends of a selection: nothing of a control that the page disables or leaves without a value. */
function sentOf(selection: Selection, form: HTMLFormElement, data: FormData): Selection {
  const skus = controlsNamed(form, 'sku');
  const isUnchosen =
    selection.product.variants.length > 1 &&
    !data.get('sku') &&
    skus.some((control) => control.matches(':disabled') || isOffered(control, selection.variant));
  const isUncounted = !data.has('quantity') && controlsNamed(form, 'quantity').length > 0;
  return {
    ...selection,
    ...(isUnchosen && { variant: null, choices: {} }),
    ...(isUncounted && {
      quantityText: String(startQuantity(selection.variant?.quantityRule)),
    }),
  };
}

/** Whether a control can say this variant: if it does not, a script of the page has taken it away. */
function isOffered(control: Element, variant: Variant | null): boolean {
  if (!variant) return false;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ value }) => value === variant.sku);
  return (
    !control.matches('[type=radio], [type=checkbox]') ||
    control.getAttribute('value') === variant.sku
  );
}

/** 'Sorry, we do not have enough of that item available.' (storefront §5) */
export function notEnough(): NonNullable<AddPlan['problem']> {
  return { message: productStrings('outOfStock'), options: [] };
}

/** The variant that would be added: the named one, or the selected one. */
export function wantedVariant(
  { sku }: AddRequest,
  selection: Selection | undefined,
): Variant | null {
  return (sku ? findBySku(selection, sku) : selection?.variant) ?? null;
}

/** The form's own controls come first, because their widget may not be there yet. */
function wantedPlan(data: FormData | null, selection: Selection | undefined): string | null {
  const asked = data ? readPlanId(data) : undefined;
  return asked === undefined ? (selection?.plan?.id ?? null) : asked;
}

function findBySku(selection: Selection | undefined, sku: string): Variant | undefined {
  return selection?.product.variants.find((variant) => variant.sku === sku);
}

function readQuantity(
  data: FormData | null,
  request: AddRequest,
  selection: Selection | undefined,
  variant: Variant | null | undefined,
): string {
  const typed = data?.get('quantity');
  if (typeof typed === 'string') return typed;
  if (request.quantity !== undefined) return String(request.quantity);
  const start = String(startQuantity(variant?.quantityRule));
  if (request.sku || !selection) return start;
  // What nobody has typed belongs to the selected variant, which the form may not mean.
  const isTyped = selection.quantityText !== String(startQuantity(selection.variant?.quantityRule));
  return isTyped ? selection.quantityText : start;
}

function findProblem(
  product: Product | undefined,
  choices: Choices,
  quantityText: string,
  planId: string | null,
): AddPlan['problem'] {
  if (!product) {
    const problem = quantityProblem(quantityText);
    return problem && { message: problem.message, options: [] };
  }
  // Never bought once instead: that costs more.
  const isUnknownPlan = planId !== null && !findPlan(product, planId);
  if (isUnknownPlan || isSubscriptionUnavailable(product)) {
    return { message: addToCartStrings('subscriptionUnavailable'), options: [] };
  }
  // No choice of options would help.
  if (isSoldOut(product)) return notEnough();
  return selectionProblem(product, choices, quantityText);
}
