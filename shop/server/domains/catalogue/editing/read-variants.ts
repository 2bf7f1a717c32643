import { takeOr, type Typed } from '../../../ground/http/index.js';
import { catalogueCurrencies, inEachCurrency, type ImageSeed } from '../types.js';
import { readCount, rowCountField, variantFields } from './fields.js';
import { readLine, readPrice, readStock } from './read-values.js';
import { productLimits, type EditedVariant } from './types.js';

export interface ReadVariants {
  readonly variants: readonly EditedVariant[];
  readonly shownStock: ReadonlyMap<string, number | null>;
  readonly rowOf: ReadonlyMap<string, number>;
}

/** The rows of the form that somebody filled in. */
function filledRows(typed: Typed): readonly number[] {
  const count = readCount(typed[rowCountField], productLimits.variants + 1);
  return Array.from({ length: count }, (_, row) => row).filter((row) => {
    const names = variantFields(row);
    const texts = [
      names.sku,
      names.stock,
      ...[0, 1, 2].map(names.value),
      ...catalogueCurrencies.flatMap((code) => [names.price(code), names.sale(code)]),
    ];
    return texts.some((name) => typed[name]?.trim());
  });
}

/** Reads the variants. Each problem goes to `refuse` with the name of its field. */
export function readVariants(
  typed: Typed,
  options: readonly string[],
  images: ReadonlyMap<string, ImageSeed>,
  refuse: (field: string, sentence: string) => void,
): ReadVariants {
  const rows = filledRows(typed);
  const shownStock = new Map<string, number | null>();
  const rowOf = new Map<string, number>();
  const choices = new Set<string>();
  if (rows.length === 0) {
    refuse(variantFields(0).sku, 'A product needs at least one variant: write its SKU.');
  }
  if (rows.length > productLimits.variants) {
    refuse(
      variantFields(productLimits.variants).sku,
      `A product has at most ${productLimits.variants} variants.`,
    );
  }
  if (options.length === 0 && rows.length > 1) {
    refuse(
      variantFields(rows[1] ?? 1).sku,
      'Several variants need an option that tells them apart, such as Colour.',
    );
  }
  const take = takeOr(refuse);
  const variants = rows.map((row): EditedVariant => {
    const names = variantFields(row);
    const text = (field: string) => typed[field] ?? '';

    const sku = take(
      names.sku,
      readLine(text(names.sku), 'The SKU', { least: 1, most: productLimits.sku }),
      '',
    );
    if (sku !== '' && rowOf.has(sku)) refuse(names.sku, `The SKU ${sku} stands twice.`);
    rowOf.set(sku, row);

    const attributes = Object.fromEntries(
      options.map((option, index) => {
        const field = names.value(index);
        const most = productLimits.optionValue;
        return [option, take(field, readLine(text(field), option, { least: 1, most }), '')];
      }),
    );
    const choice = Object.values(attributes).join(' / ');
    if (options.length > 0 && choices.has(choice)) {
      refuse(names.value(0), `There is a variant ${choice} already.`);
    }
    choices.add(choice);

    const prices = inEachCurrency((code) => {
      const field = names.price(code);
      return take(field, readPrice(text(field), code), 0);
    });
    const isOnSale = catalogueCurrencies.some((code) => text(names.sale(code)).trim() !== '');
    const salePrices = isOnSale
      ? inEachCurrency((code) => {
          const field = names.sale(code);
          const sale = take(field, readPrice(text(field), code), -1);
          if (sale >= prices[code]) {
            refuse(field, `A sale price in ${code} is lower than the price.`);
          }
          return sale;
        })
      : null;

    const stock = take(names.stock, readStock(text(names.stock)), 0);
    const shown = readStock(text(names.shown));
    if ('value' in shown) shownStock.set(sku, shown.value);

    const url = text(names.image);
    const image = url === '' ? null : (images.get(url) ?? null);
    if (url !== '' && image === null) {
      refuse(names.image, 'Choose one of the pictures of this product.');
    }
    return { sku, attributes, prices, salePrices, stock, image };
  });
  return { variants, shownStock, rowOf };
}
