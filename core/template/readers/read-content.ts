import { defaultCurrency } from '../../commerce/money/index.js';
import {
  isNeverSoldOut,
  readProductType,
  type ProductType,
  type Stock,
} from '../../commerce/product/index.js';
import {
  noMoney,
  type ContentPrice,
  type ContentVariant,
  type StructuredContent,
  type WrittenMoney,
} from '../../commerce/product/structured-content/index.js';
import { readDecimal, readMoneyValue } from '../../i18n/index.js';
import type { Environment } from '../plugins.js';
import { asBoolean, asNumber, asString, isTruthy, memberOf, type Value } from '../values.js';
import { elementsOf, textOf } from './members.js';

/** The product that a run read last: a template asks several things of one before it turns to the next. */
const lastRead = /* @__PURE__ */ new WeakMap<
  Environment,
  { product: Value; content: StructuredContent }
>();

/**
 * Maps a product of page data to the input of core/commerce (§9.3.1). Each part is read when it is asked for, and once
 * in a run: a host may change its data between two.
 */
export function readContent(product: Value, environment: Environment): StructuredContent {
  const last = lastRead.get(environment);
  if (last && last.product === product) return last.content;
  const content = new PageContent(memberOf(product, 'structuredContent'));
  lastRead.set(environment, { product, content });
  return content;
}

class PagePrice implements ContentPrice {
  private regular?: WrittenMoney;
  private reduced?: WrittenMoney | null;

  constructor(protected readonly data: Value) {}

  get price(): WrittenMoney {
    return (this.regular ??= readMoney(memberOf(this.data, 'priceMoney')) ?? noMoney);
  }

  get salePrice(): WrittenMoney | null {
    if (this.reduced === undefined) this.reduced = readMoney(memberOf(this.data, 'salePriceMoney'));
    return this.reduced;
  }

  get onSale(): boolean {
    return isTruthy(memberOf(this.data, 'onSale'));
  }
}

/** The template language knows four types (§12); a paywall is as unknown to it as any other number. */
function typeOfLanguage(type: ProductType): ProductType {
  return type === 'paywall' ? 'unknown' : type;
}

class PageContent extends PagePrice implements StructuredContent {
  readonly productType = typeOfLanguage(readProductType(memberOf(this.data, 'productType')));
  private list?: readonly ContentVariant[];

  get variants(): readonly ContentVariant[] {
    return (this.list ??= elementsOf(this.data, 'variants').map(
      (variant) => new PageVariant(variant, isNeverSoldOut(this.productType)),
    ));
  }

  get isSubscribable(): boolean {
    return asBoolean(memberOf(this.data, 'isSubscribable'));
  }

  get optionOrdering(): readonly string[] {
    return elementsOf(this.data, 'variantOptionOrdering').map(asString);
  }

  get customAddButtonText(): string {
    const isUsed = isTruthy(memberOf(this.data, 'useCustomAddButtonText'));
    return isUsed ? textOf(this.data, 'customAddButtonText') : '';
  }
}

class PageVariant extends PagePrice implements ContentVariant {
  private counted?: Stock;

  constructor(
    data: Value,
    private readonly isUnlimited: boolean,
  ) {
    super(data);
  }

  get sku(): string {
    return textOf(this.data, 'sku');
  }

  get stock(): Stock {
    return (this.counted ??= {
      unlimited: this.isUnlimited || isTruthy(memberOf(this.data, 'unlimited')),
      quantity: asNumber(memberOf(this.data, 'qtyInStock')) || 0,
    });
  }

  get legacyPrice(): string {
    return toComparable(memberOf(this.data, 'price'));
  }

  get legacySalePrice(): string {
    return toComparable(memberOf(this.data, 'salePrice'));
  }

  get pricingOptions(): readonly ContentPrice[] {
    return elementsOf(this.data, 'pricingOptions').map((option) => new PagePrice(option));
  }

  attribute(option: string): string {
    return textOf(memberOf(this.data, 'attributes'), option);
  }
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
  return Number.isFinite(price) ? String(price) : JSON.stringify(price ?? null);
}
