import { cartPaths } from '../../../commerce/cart/index.js';
import type { StructuredContent } from '../../../commerce/product/structured-content/index.js';
import { element, type Child } from '../../markup/index.js';
import type { Value } from '../../values.js';
import { textOf } from '../../readers/index.js';

/** Connects controls that a template renders apart: all refer to one form (`form="…"`), also without script. */
export interface FormPart {
  readonly itemId: string;
  /** Null inside the form itself, or when there is no product. */
  readonly formId: string | null;
}

/** The action of a product's form: subscriptions and gift cards bypass the cart (storefront §2). */
export function formAddress({ productType, isSubscribable }: StructuredContent): string {
  if (isSubscribable) return '/api/3/commerce/cart/subscription';
  return productType === 'gift-card' ? '/api/commerce/gift-card' : cartPaths.entries;
}

/** Connects a control to the form of `product`, wherever it is rendered. */
export function formPart(product: Value): FormPart {
  const itemId = textOf(product, 'id');
  return { itemId, formId: itemId ? controlId('add', itemId) : null };
}

/** A stable id for a product, of characters that need no escaping. */
export function controlId(name: string, itemId: string): string {
  // Other characters are encoded, so that two products never share an id.
  const safeId = /^[a-z\d-]*$/i.test(itemId)
    ? itemId
    : itemId.replace(/[^a-z\d-]/gi, (other) => `_${other.charCodeAt(0).toString(16)}_`);
  return `vitrine-${name}-${safeId}`;
}

/** A hidden input; nothing without a value. */
export function hiddenField(name: string, value: string | undefined): Child {
  return value ? element('input', { type: 'hidden', name, value }) : null;
}
