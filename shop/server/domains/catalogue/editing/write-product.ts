import type { Typed } from '../../../ground/http/index.js';
import { centsToDecimal } from 'vitrine/core/money';
import { catalogueCurrencies } from '../types.js';
import {
  optionField,
  pictureCountField,
  pictureFields,
  rowCountField,
  variantFields,
} from './fields.js';
import { writeStock } from './read-values.js';
import { scheduleField, writeSchedule } from './schedule.js';
import type { EditedProduct } from './types.js';

/** The form of a product as `readProduct` reads it, with times in a time zone. */
export function writeProduct(product: EditedProduct, timeZone: string): Typed {
  const { options, images, variants, tags, description, urlId, title } = product;
  const { status, type, category, excerpt } = product;
  return {
    urlId,
    title,
    status,
    [scheduleField]: writeSchedule(product.listedFrom, timeZone),
    type,
    category,
    excerpt,
    tags: tags.join(', '),
    description: description.join('\n\n'),
    ...Object.fromEntries(options.map((option, index) => [optionField(index), option])),
    [pictureCountField]: String(images.length),
    ...Object.fromEntries(
      images.flatMap(({ assetUrl, altText }, index) => {
        const names = pictureFields(index);
        return [
          [names.url, assetUrl],
          [names.alt, altText],
        ];
      }),
    ),
    [rowCountField]: String(variants.length),
    ...Object.fromEntries(
      variants.flatMap(({ sku, attributes, prices, salePrices, stock, image }, row) => {
        const names = variantFields(row);
        return [
          [names.sku, sku],
          ...options.map((option, index) => [names.value(index), attributes[option] ?? '']),
          ...catalogueCurrencies.flatMap((code) => [
            [names.price(code), centsToDecimal(prices[code], code)],
            [names.sale(code), salePrices === null ? '' : centsToDecimal(salePrices[code], code)],
          ]),
          [names.stock, writeStock(stock)],
          [names.shown, writeStock(stock)],
          [names.image, image?.assetUrl ?? ''],
        ];
      }),
    ),
  };
}
