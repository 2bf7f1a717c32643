import { formatMoney } from '../../../core/commerce/money/index.js';
import {
  currentPrice,
  isInStock,
  isSoldOut,
  quantityLimits,
  showsQuantity,
  type Product,
  type Variant,
} from '../../../core/commerce/product/index.js';
import {
  cartStrings,
  joinList,
  productStrings,
  quantityStrings,
} from '../../../core/i18n/index.js';
import { html, type Html } from '../html.js';
import { locale, storeSettings } from '../site.js';
import { addForm } from './add-form.js';

/** The way of an add-to-cart: one real form, and in each element the control that works without script. */
export function productForm(product: Product, crumb: string): Html {
  return addForm(product.id, crumb, [
    variantPicker(product),
    quantity(product),
    addButton(product),
  ]);
}

function variantPicker(product: Product): Html {
  const [first, ...others] = product.variants;
  if (first && others.length === 0) {
    return html`<input type="hidden" name="sku" value="${first.sku}" />`;
  }
  const names = joinList(product.options.map(({ name }) => name));
  return html`<vitrine-variant-picker class="options-${product.options.length}">
    <label class="field-label" for="sku">${names}</label>
    <select class="select" id="sku" name="sku" required>
      <option value="">${productStrings('selectPlaceholder', { option: names })}</option>
      ${product.variants.map((variant) => variantOption(product, variant))}
    </select>
  </vitrine-variant-picker>`;
}

function variantOption(product: Product, variant: Variant): Html {
  const value = describeVariant(product, variant);
  const isOffered = isInStock(variant) || isSoldOut(product);
  const text = isInStock(variant) ? value : productStrings('soldOutValue', { value });
  return html`<option value="${variant.sku}" ${!isOffered && html`disabled`}>
    ${text} – ${formatMoney(currentPrice(variant), locale)}
  </option>`;
}

function quantity(product: Product): Html | null {
  if (!showsQuantity(product, { storeSettings })) return null;
  const { min, max, step } = quantityLimits;
  const label = quantityStrings('quantity');
  return html`<div class="field">
    <label class="field-label" for="quantity">${label}</label>
    <vitrine-quantity id="quantity">
      <input
        class="input"
        name="quantity"
        type="number"
        inputmode="numeric"
        value="${quantityLimits.default}"
        min="${min}"
        max="${max}"
        step="${step}"
        aria-label="${label}"
      />
    </vitrine-quantity>
  </div>`;
}

function addButton(product: Product): Html {
  const label = isSoldOut(product)
    ? productStrings('soldOut')
    : (product.addButtonLabel ?? cartStrings('addToCart'));
  return html`<vitrine-add-to-cart>
    <button class="button" ${isSoldOut(product) && html`disabled`}>${label}</button>
  </vitrine-add-to-cart>`;
}

/** 'Oat, Large': the values in the order of the options. */
export function describeVariant(product: Product, variant: Variant): string {
  return product.options.map(({ name }) => variant.attributes[name]).join(', ');
}
