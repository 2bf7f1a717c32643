import { currentPrice } from '../../../commerce/product/index.js';
import {
  fromPrice,
  hasVariedPrices,
  hasSalePrice,
  normalPrice,
  salePrice,
  subscriptionPrices,
  type WrittenMoney,
} from '../../../commerce/product/structured-content/index.js';
import { productPageStrings, readCurrencyOptions } from '../../../i18n/index.js';
import { element, print, type Child, type Markup } from '../../markup/index.js';
import type { Formatters, Scope, ScopedFormatter } from '../../plugins.js';
import { memberAt, type Value } from '../../values.js';
import { readContent, textOf } from '../../readers/index.js';
import { localized, localizedPattern } from './localized.js';
import { moneyText } from './money-text.js';
import { planWords, type Word } from './plan-words.js';

interface Shown {
  /** Null where all prices are the same. */
  readonly lowest: WrittenMoney | null;
  readonly regular: WrittenMoney;
  readonly sale: WrittenMoney | null;
}

type Money = (money: WrittenMoney) => string;

export const priceFormatters = {
  'product-price': priceFormatter(productPrice),
  'subscription-price': priceFormatter(subscriptionPrice),
} satisfies Formatters;

/* @__NO_SIDE_EFFECTS__ */
function priceFormatter(
  build: (product: Value, scope: Scope, money: Money) => Markup,
): ScopedFormatter {
  return {
    scoped: true,
    safe: true,
    prepare({ list }) {
      const options = readCurrencyOptions(list);
      return (product, scope) =>
        print(build(product, scope, (money) => moneyText(money, options, scope)));
    },
  };
}

/** §9.3.2. The widget follows the chosen variant, except for subscriptions, which stay as rendered. */
function productPrice(product: Value, scope: Scope, money: Money): Markup {
  const content = readContent(product, scope.environment);
  const shown = {
    lowest: hasVariedPrices(content) ? fromPrice(content) : null,
    regular: normalPrice(content),
    sale: hasSalePrice(content) ? salePrice(content) : null,
  };
  if (content.isSubscribable) {
    const words = planWords(memberAt(product, ['structuredContent', 'subscriptionPlan']), scope);
    const price = typeof words === 'string' ? words : showPrices(shown, money, words, scope);
    return element('div', { class: 'product-price' }, price);
  }
  return element(
    'vitrine-price',
    { class: 'product-price', 'product-id': textOf(product, 'id') || null },
    content.productType !== 'unknown' && showPrices(shown, money, onceWords(scope), scope),
  );
}

/** The first subscription price of the cheapest variant (§9.3.3). */
function subscriptionPrice(product: Value, scope: Scope, money: Money): Markup {
  const content = readContent(product, scope.environment);
  const [first] = subscriptionPrices(content);
  const shown = first && {
    lowest: hasVariedPrices(content) ? currentPrice(first) : null,
    regular: first.price,
    sale: first.onSale ? currentPrice(first) : null,
  };
  return element(
    'div',
    { class: 'subscription-price' },
    shown && showPrices(shown, money, onceWords(scope), scope),
  );
}

/** Words the price of a single payment. */
function onceWords(scope: Scope): Word {
  return (price, isLowest) =>
    isLowest
      ? localizedPattern(scope, 'productPriceFromText', { fromPrice: price }, () =>
          productPageStrings('from', { price }),
        )
      : price;
}

/** 'from' the lowest price where prices differ, else the sale price with the regular one, else the price. */
function showPrices(
  { lowest, regular, sale }: Shown,
  money: Money,
  word: Word,
  scope: Scope,
): Child {
  if (lowest) return word(money(lowest), true);
  const price = word(money(regular), false);
  if (!sale) return price;

  const hidden = { class: 'visually-hidden' };
  return [
    element(
      'span',
      hidden,
      localized(scope, 'salePriceText') ?? productPageStrings('salePriceLabel'),
    ),
    ` ${word(money(sale), false)} `,
    element(
      'span',
      hidden,
      localized(scope, 'originalPriceText') ?? productPageStrings('originalPriceLabel'),
    ),
    ' ',
    element('s', { class: 'original-price' }, price),
  ];
}
