import { isSoldOut } from '../../../commerce/product/index.js';
import {
  addButtonLabel,
  type StructuredContent,
} from '../../../commerce/product/structured-content/index.js';
import { element, type Child, type Markup } from '../../markup/index.js';
import type { Scope } from '../../plugins.js';
import { asString, isTruthy, memberAt, memberOf, type Value } from '../../values.js';
import { textOf } from '../../readers/index.js';
import { localized } from './localized.js';
import { additionalForm } from './product-data.js';
import { formAddress, hiddenField } from './product-form.js';

interface AddForm {
  readonly product: Value;
  readonly content: StructuredContent;
  /** The form's id; null for none. */
  readonly formId: string | null;
  readonly scope: Scope;
  /** Controls before the button. */
  readonly controls?: readonly Child[];
}

/**
 * Renders the form that adds a product, around its button and other controls. It works without script; the page's data
 * provides the visitor's `crumb` and, against a double press, an `idempotencyKey` (docs/server/CONTRACT.md).
 */
export function addForm({ product, content, formId, scope, controls = [] }: AddForm): Markup {
  return element(
    'form',
    { id: formId, class: 'add-to-cart-form', method: 'post', action: formAddress(content) },
    hiddenField('itemId', textOf(product, 'id')),
    hiddenField('sku', content.variants.length === 1 ? content.variants[0]?.sku : ''),
    hiddenField('crumb', asString(scope.lookup(['crumb']))),
    hiddenField('idempotencyKey', asString(scope.lookup(['idempotencyKey']))),
    ...controls,
    addButton(product, content, scope),
  );
}

/** §9.3.4. */
function addButton(product: Value, content: StructuredContent, scope: Scope): Markup {
  const data = memberOf(product, 'structuredContent');
  const form = additionalForm(data);
  const wording = content.isSubscribable ? 'productSubscribeText' : 'productAddToCartText';
  const own = localized(scope, wording);
  const label = addButtonLabel(content, { subscribe: own, addToCart: own });
  // Without variants the stock is unknown here; the server checks it.
  const isUnavailable = content.variants.length > 0 && isSoldOut(content);
  return element(
    'vitrine-add-to-cart',
    {
      class: form && 'use-form',
      'product-id': textOf(product, 'id') || null,
      label,
      'data-collection-id': textOf(product, 'collectionId') || null,
      'data-product-type': textOf(data, 'productType') || null,
      'data-use-custom-label': String(isTruthy(memberOf(data, 'useCustomAddButtonText'))),
      'data-is-subscription': content.isSubscribable && 'true',
      'data-subscription-option-id': content.isSubscribable && subscriptionOption(data),
      'data-form': form && JSON.stringify(form),
    },
    element('button', { disabled: isUnavailable }, label),
  );
}

function subscriptionOption(content: Value): string | null {
  return asString(memberAt(content, ['productSubscriptionOptions', 0, 'id'])) || null;
}
