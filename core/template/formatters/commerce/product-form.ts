import { cartPaths } from '../../../commerce/cart/index.js';
import type { StructuredContent } from '../../../commerce/product/structured-content/index.js';
import { element, type Child } from '../../markup/index.js';
import type { Value } from '../../values.js';
import { textOf } from '../members.js';

/** How controls that a template prints apart come together without script: all name one form (`form="…"`). */
export interface FormPart {
  readonly itemId: string;
  /** Null inside the form itself, or when there is no product to make a form for. */
  readonly formId: string | null;
}

/** Where the form of a product is posted to: a subscription and a gift card go past the cart (storefront §2). */
export function formAddress({ productType, isSubscribable }: StructuredContent): string {
  if (isSubscribable) return '/api/3/commerce/cart/subscription';
  return productType === 'gift-card' ? '/api/commerce/gift-card' : cartPaths.entries;
}

/** The part that a control has in the form of `product`, wherever it is printed. */
export function formPart(product: Value): FormPart {
  const itemId = textOf(product, 'id');
  return { itemId, formId: itemId ? controlId('add', itemId) : null };
}

/** An id that is the same for the same product, of characters that mean nothing anywhere. */
export function controlId(name: string, itemId: string): string {
  // Each other character keeps a writing of its own, so that two products never share an id.
  const safeId = itemId.replace(/[^a-z\d-]/gi, (other) => `_${other.charCodeAt(0).toString(16)}_`);
  return `vitrine-${name}-${safeId}`;
}

/** What a form sends along; nothing without a value. */
export function hiddenField(name: string, value: string | undefined): Child {
  return value ? element('input', { type: 'hidden', name, value }) : null;
}
