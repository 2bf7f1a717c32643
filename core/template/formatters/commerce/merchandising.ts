import { isOnSale, isSoldOut } from '../../../commerce/product/structured-content/index.js';
import { productPageStrings } from '../../../i18n/index.js';
import { element, markupFormatter, type Child } from '../../markup/index.js';
import type { Formatters, Scope } from '../../plugins.js';
import { asString, isTruthy, memberOf, type Value } from '../../values.js';
import { elementsOf, readContent, textOf } from '../../readers/index.js';
import { fillPattern, localized } from './localized.js';
import { restockForm } from './restock-form.js';

/** Merchandising messages of a product (§9.3). */
export const merchandisingFormatters = {
  'product-status': markupFormatter((product, scope) => {
    const content = readContent(product, scope.environment);
    if (isSoldOut(content)) {
      const own = textOf(contextOf(product, scope), 'customSoldOutText');
      return mark(
        'sold-out',
        own || localized(scope, 'productSoldOutText') || productPageStrings('soldOut'),
      );
    }
    return isOnSale(content)
      ? mark('sale', localized(scope, 'productSaleText') ?? productPageStrings('sale'))
      : null;
  }),

  'product-quick-view': markupFormatter((product, scope, [group = '']) => {
    const text = localized(scope, 'productQuickViewText') ?? productPageStrings('quickView');
    const url = textOf(product, 'fullUrl');
    return element(
      'vitrine-quick-view',
      {
        'product-id': textOf(product, 'id') || null,
        'data-group': asString(memberOf(product, group) ?? scope.lookup([group]) ?? group),
      },
      url ? element('a', { href: url }, text) : text,
    );
  }),

  'product-scarcity': markupFormatter((product, scope) => {
    const context = contextOf(product, scope);
    if (!isTruthy(memberOf(context, 'scarcityEnabled'))) return null;
    const pattern = textOf(context, 'scarcityText');
    return elementsOf(context, 'scarcityTemplateViews').map((view) => {
      const attributes = memberOf(view, 'attributes');
      return element(
        'vitrine-scarcity',
        {
          'product-id': textOf(product, 'id') || null,
          'data-variant-attributes': isTruthy(attributes) && JSON.stringify(attributes),
          hidden: isTruthy(attributes),
        },
        fillPattern(pattern, { qtyInStock: textOf(view, 'qtyInStock') }, scope),
      );
    });
  }),

  'product-restock-notification': markupFormatter((product, scope) => {
    const context = contextOf(product, scope);
    return elementsOf(context, 'restockNotificationViews').map((view) =>
      restockForm(product, context, view, scope),
    );
  }),
} satisfies Formatters;

/** `ctx.productMerchandisingContext[id]`. */
function contextOf(product: Value, scope: Scope): Value {
  return scope.lookup(['productMerchandisingContext', textOf(product, 'id')]);
}

function mark(status: string, text: string): Child {
  return element('div', { class: `product-mark ${status}` }, text);
}
