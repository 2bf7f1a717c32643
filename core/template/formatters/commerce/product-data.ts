import { defaultCurrency } from '../../../commerce/money/index.js';
import { element, isSafeAddress, jsonScript, type Child } from '../../markup/index.js';
import { isObject, isTruthy, memberOf, type Value } from '../../values.js';
import { elementsOf, textOf } from '../../readers/index.js';

/** The product fields that widgets read (core/commerce/product); all others stay on the server. */
const carried = [
  'productType',
  'isSubscribable',
  'subscriptionPlan',
  'variantOptionOrdering',
  'useCustomAddButtonText',
  'customAddButtonText',
  'onSale',
];
const prices = ['priceMoney', 'salePriceMoney'];

/** Renders the product's data for the widgets inside and, by its id, for any other on the page. */
export function productElement(product: Value, content: Child): Child {
  const id = textOf(product, 'id');
  if (id === '') return content;
  const data = jsonScript(productJson(product, id));
  return element('vitrine-product', { 'product-id': id }, data, content);
}

/** The form to fill in before the product is added; without an id it is ignored (§9.3.4). */
export function additionalForm(content: Value): Value {
  const form = memberOf(content, 'additionalFieldsForm');
  return isTruthy(form) && isTruthy(memberOf(content, 'additionalFieldsFormId')) ? form : undefined;
}

function productJson(product: Value, id: string): object {
  const content = memberOf(product, 'structuredContent');
  const url = textOf(product, 'fullUrl');
  const written: Record<string, unknown> = {
    id,
    title: textOf(product, 'title'),
    url: url && isSafeAddress(url) ? url : undefined,
  };
  for (const name of carried) written[name] = memberOf(content, name);
  for (const name of prices) written[name] = withCurrency(memberOf(content, name));
  written['additionalFieldsFormId'] =
    additionalForm(content) && memberOf(content, 'additionalFieldsFormId');
  written['variants'] = elementsOf(content, 'variants').map(currencyGiven);
  return written;
}

/** Page data may omit the currency (§9.3.1), but a product for sale needs one. */
function currencyGiven(variant: Value): Value {
  if (!isObject(variant)) return variant;
  let written = variant;
  for (const name of prices) {
    const money = memberOf(variant, name);
    const given = withCurrency(money);
    // A copy is made only where there is something to add.
    if (given !== money) written = { ...written, [name]: given };
  }
  return written;
}

function withCurrency(money: Value): Value {
  if (!isObject(money) || isTruthy(memberOf(money, 'currencyCode'))) return money;
  return textOf(money, 'currency').trim() ? money : { ...money, currency: defaultCurrency };
}
