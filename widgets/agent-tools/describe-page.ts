import type { Cart } from '../../core/commerce/cart/index.js';
import { formatMoney, type CurrencyCode } from '../../core/commerce/money/index.js';
import type { Product } from '../../core/commerce/product/index.js';
import { getRuntime } from '../../core/runtime/index.js';

/** An amount of minor units as the shopper reads it. */
export function wordAmount(cents: number, currency: CurrencyCode): string {
  return formatMoney({ cents, currency }, getRuntime().site.locale);
}

/** The cart for an agent: its lines by id, with amounts as the shopper reads them. */
export function describeCart(cart: Cart): object {
  const amount = (cents: number) => wordAmount(cents, cart.currency);
  return {
    lines: cart.entries.map(({ id, itemId, chosenVariant, title, quantity, subTotal }) => ({
      entryId: id,
      itemId,
      sku: chosenVariant?.sku ?? null,
      options: chosenVariant?.attributes ?? {},
      title,
      quantity,
      total: amount(subTotal),
    })),
    coupons: cart.coupons.map(({ code }) => code),
    subtotal: amount(cart.subtotalCents),
    total: amount(cart.grandTotalCents),
  };
}

/** What an agent needs to know to add a product of the page. */
export function describeProduct(product: Product): object {
  const { id, title, url, productType, options, variants } = product;
  return {
    itemId: id,
    title,
    url,
    productType,
    options,
    variants: variants.map(
      ({ id: variantId, sku, attributes, price, salePrice, onSale, stock }) => {
        const { cents, currency } = (onSale && salePrice) || price;
        const isAvailable = stock.unlimited || stock.quantity > 0;
        return {
          variantId,
          sku,
          options: attributes,
          price: wordAmount(cents, currency),
          isAvailable,
        };
      },
    ),
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea';

/** The forms of the page: the id by which each is submitted, and its fields. */
export function describeForms(): readonly object[] {
  return [...document.querySelectorAll('vitrine-form')].map((form) => ({
    form: form.id || form.getAttribute('form-id') || form.querySelector('form')?.id || '',
    fields: [...form.querySelectorAll<Control>(controls)].map((control) => ({
      id: control.name,
      label: [...(control.labels ?? [])].map((label) => label.textContent.trim()).join(' '),
      type: control.type,
      isRequired: control.required || control.getAttribute('aria-required') === 'true',
      ...(control instanceof HTMLSelectElement && {
        values: [...control.options].map(({ value }) => value).filter(Boolean),
      }),
      ...(['radio', 'checkbox'].includes(control.type) && { value: control.value }),
    })),
  }));
}
