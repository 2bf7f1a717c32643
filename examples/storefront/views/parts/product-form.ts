import {
  currentPrice,
  isInStock,
  isSoldOut,
  quantityLimits,
  showsQuantity,
  type Product,
  type Variant,
} from '../../../../core/commerce/product/index.js';
import {
  cartStrings,
  joinList,
  productStrings,
  quantityStrings,
} from '../../../../core/i18n/index.js';
import { storeSettings } from '../../site.js';
import { moneyView } from './money.js';

/** The way of an add-to-cart: one real form, which works without script. */
export function productFormView(product: Product, createKey: () => string) {
  const [first, ...others] = product.variants;
  const isChosen = first !== undefined && others.length === 0;
  const isAllSold = isSoldOut(product);
  return {
    itemId: product.id,
    idempotencyKey: createKey(),
    /** Of the one variant there is; else the picker asks. */
    sku: isChosen ? first.sku : null,
    picker: isChosen ? null : pickerView(product),
    quantity: showsQuantity(product, { storeSettings }) ? quantityView() : null,
    label: isAllSold
      ? productStrings('soldOut')
      : (product.addButtonLabel ?? cartStrings('addToCart')),
    isSoldOut: isAllSold,
  };
}

function pickerView(product: Product) {
  const names = product.options.map(({ name }) => name);
  const label = joinList(names);
  return {
    names,
    label,
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
    // Where all is sold out the button says so, and choosing still shows the prices.
    isOffered: isLeft || isSoldOut(product),
  };
}

function quantityView() {
  const { min, max, step } = quantityLimits;
  return { value: quantityLimits.default, min, max, step, label: quantityStrings('quantity') };
}

/** 'Oat, Large': the values in the order of the options. */
function describeVariant(product: Product, variant: Variant): string {
  return product.options.map(({ name }) => variant.attributes[name]).join(', ');
}
