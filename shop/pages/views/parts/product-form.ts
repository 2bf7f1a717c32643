import {
  canSubscribe,
  currentPrice,
  isInStock,
  isSoldOut,
  quantityLimits,
  showsQuantity,
  type Product,
  type Variant,
} from 'vitrine/core/product';
import {
  cartStrings,
  joinList,
  productStrings,
  purchaseStrings,
  quantityFieldStrings,
} from 'vitrine/core/i18n';
import { storeSettings } from '../../site.js';
import { say } from '../../words/say.js';
import { toAddress, type Address } from '../address.js';
import { recipientFields } from '../checkout/fields.js';
import { fieldView } from './field.js';
import { moneyView } from './money.js';
import { pickerRows } from './picker-rows.js';
import { productFieldsView } from './product-fields.js';
import { purchaseOptionsView } from './purchase-options.js';
import { subscriptionPhrase } from './subscription-phrase.js';

/** What the main button does. Subscriptions and gift cards are bought without the cart. */
export type FormKind = 'add' | 'subscription' | 'gift-card';

const actions = {
  add: '/api/commerce/shopping-cart/entries',
  subscription: '/api/3/commerce/cart/subscription',
  'gift-card': '/api/commerce/gift-card',
} as const satisfies Record<FormKind, string>;

const expressAction = '/api/commerce/express-checkout';

export function formKind(product: Product): FormKind {
  if (product.productType === 'gift-card') return 'gift-card';
  return canSubscribe(product) ? 'subscription' : 'add';
}

/** The action of the product's form. */
export function formAddress(product: Product): Address {
  return toAddress(actions[formKind(product)]);
}

/** The product's form, which works without script. */
export function productFormView(product: Product, createKey: () => string, problemCode?: string) {
  const [first, ...others] = product.variants;
  const isChosen = first !== undefined && others.length === 0;
  const isAllSold = isSoldOut(product);
  const kind = formKind(product);
  return {
    address: { url: formAddress(product) },
    itemId: product.id,
    idempotencyKey: createKey(),
    /** The only variant; null if the picker selects it. */
    sku: isChosen ? first.sku : null,
    picker: isChosen ? null : pickerView(product),
    quantity: showsQuantity(product, { storeSettings }) ? quantityView() : null,
    recipient:
      kind === 'gift-card'
        ? { fields: recipientFields.map((field) => fieldView(field, {}, {})) }
        : null,
    subscription: kind === 'subscription' ? { phrase: subscriptionPhrase(product) } : null,
    purchaseOptions: kind === 'add' && !isAllSold ? purchaseOptionsView(product) : null,
    subscriptionNote:
      product.productType === 'physical'
        ? say('Delivery is paid each time too. You see the whole amount before you subscribe.')
        : null,
    label: isAllSold ? productStrings('soldOut') : buttonLabel(product, kind),
    isSoldOut: isAllSold,
    formFields: productFieldsView(product, problemCode),
    hasForm: product.additionalFieldsFormId !== null,
    express:
      kind === 'add' && !isAllSold
        ? {
            url: toAddress(expressAction),
            label: purchaseStrings('buyNow'),
            note: purchaseStrings('thisItemOnly'),
          }
        : null,
  };
}

function buttonLabel({ addButtonLabel }: Product, kind: FormKind): string {
  return addButtonLabel ?? cartStrings(kind === 'subscription' ? 'subscribe' : 'addToCart');
}

function pickerView(product: Product) {
  const names = product.options.map(({ name }) => name);
  const label = joinList(names);
  return {
    names,
    label,
    swatches: product.options.filter(({ colors }) => colors).length,
    rows: pickerRows(product, 'narrow'),
    wideRows: pickerRows(product, 'wide'),
    placeholder: productStrings('selectPlaceholder', { option: label }),
    variants: product.variants.map((variant) => variantView(product, variant)),
  };
}

function variantView(product: Product, variant: Variant) {
  const value = describeVariant(product, variant);
  const isLeft = isInStock(variant);
  return {
    sku: variant.sku,
    label: isLeft ? value : productStrings('soldOutValue', { value }),
    price: moneyView(currentPrice(variant)),
    // If all are sold out they stay selectable, to show their prices; the button is labelled sold out.
    isOffered: isLeft || isSoldOut(product),
  };
}

function quantityView() {
  const { min, max, step } = quantityLimits;
  return { value: quantityLimits.default, min, max, step, label: quantityFieldStrings('quantity') };
}

/** The option values in order, such as 'Oat, Large'. */
function describeVariant(product: Product, variant: Variant): string {
  return product.options.map(({ name }) => variant.attributes[name]).join(', ');
}
