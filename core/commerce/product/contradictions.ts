import type { Product, Variant } from './product.js';
import type { PricedJson, ProductJson } from './product-json.js';

/** Finds the first contradiction of one kind, as a sentence that names the field. */
type Rule = (product: Product, json: ProductJson) => string | undefined;

const rules: readonly Rule[] = [
  findLoneNumber,
  findMixedCurrency,
  findMissingSku,
  findRepeatedSku,
  findMissingAttribute,
  findRepeatedAttributes,
];

/** Combinations of fields that are valid one by one but could sell the wrong thing. */
export function findContradiction(product: Product, json: ProductJson): string | null {
  for (const rule of rules) {
    const problem = rule(product, json);
    if (problem) return problem;
  }
  return null;
}

/** Servers differ in whether this field holds cents or units, so the price would be wrong by a factor of a hundred. */
function findLoneNumber(_: Product, json: ProductJson): string | undefined {
  const variants = json.variants ?? [];
  const priced = variants.length > 0 ? variants : [json];
  const index = priced.findIndex((part) => loneNumberOf(part));
  const part = priced[index];
  if (!part) return undefined;
  const path = variants.length > 0 ? `variants[${index}].` : '';
  const field = loneNumberOf(part);
  return `${path}${field} is a number without a currency: ${field}Money is needed.`;
}

function loneNumberOf(part: PricedJson): 'price' | 'salePrice' | undefined {
  if (part.price === 'lone-number' && !part.priceMoney) return 'price';
  if (part.onSale && part.salePrice === 'lone-number' && !part.salePriceMoney) return 'salePrice';
  return undefined;
}

function findMixedCurrency({ variants }: Product): string | undefined {
  const amounts = variants.flatMap(({ price, salePrice }, index) => [
    { field: `variants[${index}].priceMoney`, currency: price.currency },
    ...(salePrice
      ? [{ field: `variants[${index}].salePriceMoney`, currency: salePrice.currency }]
      : []),
  ]);
  const first = amounts[0];
  const other = amounts.find(({ currency }) => currency !== first?.currency);
  return first && other
    ? `${other.field} is in ${other.currency} and ${first.field} in ${first.currency}: a product has one currency.`
    : undefined;
}

function findMissingSku({ variants }: Product): string | undefined {
  const index = variants.length > 1 ? variants.findIndex(({ sku }) => sku === '') : -1;
  return index < 0 ? undefined : `variants[${index}].sku is missing.`;
}

function findRepeatedSku({ variants }: Product): string | undefined {
  const index = findRepeated(variants, ({ sku }) => sku);
  return index < 0 ? undefined : `variants[${index}].sku repeats "${variants[index]?.sku}".`;
}

function findMissingAttribute({ variants, options }: Product): string | undefined {
  for (const { name } of options) {
    const index = variants.findIndex(({ attributes }) => !Object.hasOwn(attributes, name));
    if (index >= 0) return `variants[${index}].attributes has no "${name}".`;
  }
  return undefined;
}

function findRepeatedAttributes({ variants, options }: Product): string | undefined {
  const index = findRepeated(variants, ({ attributes }) =>
    JSON.stringify(options.map(({ name }) => attributes[name])),
  );
  return index < 0 ? undefined : `variants[${index}].attributes repeats those of another variant.`;
}

function findRepeated(variants: readonly Variant[], keyOf: (variant: Variant) => string): number {
  const keys = variants.map(keyOf);
  return keys.findIndex((key, index) => keys.indexOf(key) !== index);
}
