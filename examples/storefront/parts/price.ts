import { centsToDecimal, formatMoney, type Money } from '../../../core/commerce/money/index.js';
import { priceRange, type Product, type Variant } from '../../../core/commerce/product/index.js';
import { productStrings } from '../../../core/i18n/index.js';
import { html, type Html } from '../html.js';
import { locale } from '../site.js';

export function moneyText(money: Money): Html {
  return html`<data value="${centsToDecimal(money.cents, money.currency)}"
    >${formatMoney(money, locale)}</data
  >`;
}

/** What the product costs before anything is chosen: its price, or 'from' the lowest one. */
export function productPrice(product: Product): Html {
  const { min, max } = priceRange(product);
  if (min.cents !== max.cents) {
    return html`<span class="price"
      >${productStrings('from', { price: formatMoney(min, locale) })}</span
    >`;
  }
  const [variant] = product.variants;
  const isReduced = product.variants.every(({ onSale }) => onSale);
  return isReduced && variant
    ? reducedPrice(variant)
    : html`<span class="price">${moneyText(min)}</span>`;
}

function reducedPrice({ price, salePrice }: Variant): Html {
  return html`<span class="price is-sale"
      ><span class="visually-hidden">${productStrings('salePrice')}</span>
      ${moneyText(salePrice ?? price)}</span
    >
    <s class="compare-at"
      ><span class="visually-hidden">${productStrings('regularPrice')}</span> ${moneyText(price)}</s
    >`;
}
