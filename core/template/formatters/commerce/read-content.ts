import { defaultCurrency } from '../../../commerce/money/index.js';
import { isNeverSoldOut, readProductType } from '../../../commerce/product/index.js';
import {
  noMoney,
  type ContentPrice,
  type ContentVariant,
  type StructuredContent,
  type WrittenMoney,
} from '../../../commerce/product/structured-content/index.js';
import { readDecimal, readMoneyValue } from '../../../i18n/index.js';
import { asBoolean, asNumber, asString, isTruthy, memberOf, type Value } from '../../values.js';
import { elementsOf, textOf } from '../members.js';

/** Maps a product of page data to the input of core/commerce (§9.3.1). */
export function readContent(product: Value): StructuredContent {
  const content = memberOf(product, 'structuredContent');
  const productType = readProductType(memberOf(content, 'productType'));
  const usesOwnLabel = isTruthy(memberOf(content, 'useCustomAddButtonText'));
  return {
    ...readPrice(content),
    productType,
    variants: elementsOf(content, 'variants').map((variant) =>
      readVariant(variant, isNeverSoldOut(productType)),
    ),
    isSubscribable: asBoolean(memberOf(content, 'isSubscribable')),
    optionOrdering: elementsOf(content, 'variantOptionOrdering').map(asString),
    customAddButtonText: usesOwnLabel ? textOf(content, 'customAddButtonText') : '',
  };
}

function readVariant(variant: Value, isUnlimited: boolean): ContentVariant {
  const attributes = memberOf(variant, 'attributes');
  return {
    ...readPrice(variant),
    sku: textOf(variant, 'sku'),
    stock: {
      unlimited: isUnlimited || isTruthy(memberOf(variant, 'unlimited')),
      quantity: asNumber(memberOf(variant, 'qtyInStock')) || 0,
    },
    legacyPrice: toComparable(memberOf(variant, 'price')),
    legacySalePrice: toComparable(memberOf(variant, 'salePrice')),
    pricingOptions: elementsOf(variant, 'pricingOptions').map(readPrice),
    attribute: (option) => textOf(attributes, option),
  };
}

function readPrice(priced: Value): ContentPrice {
  return {
    price: readMoney(memberOf(priced, 'priceMoney')) ?? noMoney,
    salePrice: readMoney(memberOf(priced, 'salePriceMoney')),
    onSale: isTruthy(memberOf(priced, 'onSale')),
  };
}

/** Platform §3, leniently: an amount without a currency is one in the default currency. */
function readMoney(money: Value): WrittenMoney | null {
  if (money === undefined || money === null) return null;
  const { amount, currency } = readMoneyValue(money) ?? {
    amount: memberOf(money, 'value') ?? memberOf(money, 'decimalValue'),
    currency: textOf(money, 'currency') || textOf(money, 'currencyCode'),
  };
  return { amount: readAmount(amount), currency: currency.trim() || defaultCurrency };
}

/** A decimal number with all its digits; '0' for any other value. */
export function readAmount(value: unknown): string {
  const amount = readDecimal(typeof value === 'string' ? value.trim() : value) ?? '';
  return /\d/.test(amount) ? amount : '0';
}

function toComparable(price: Value): string {
  return JSON.stringify(price ?? null);
}
