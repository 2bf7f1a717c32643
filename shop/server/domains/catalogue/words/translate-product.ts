import type { FormJson } from '../../forms/index.js';
import type { CatalogueProduct, ImageJson, VariantJson } from '../types.js';
import type { Dictionary } from './dictionary.js';

/**
 * The product as pages of another language read it. Its title, category, tags and SKUs stay: titles are given names, and
 * the others name things in addresses and tables.
 * @param translateForm Translates the form of additional fields.
 */
export function translateProduct(
  product: CatalogueProduct,
  dictionary: Dictionary,
  translateForm: (form: FormJson) => FormJson,
): CatalogueProduct {
  const { text, option, value } = dictionary;
  const { facts, optionColors, customAddButtonText: button, additionalFieldsForm: form } = product;
  return {
    ...product,
    excerpt: text(product.excerpt),
    description: product.description.map(text),
    facts: facts && {
      size: text(facts.size),
      materials: text(facts.materials),
      care: text(facts.care),
    },
    variantOptionOrdering: product.variantOptionOrdering.map(option),
    optionColors:
      optionColors &&
      mapEntries(optionColors, ([name, colors]) => [
        option(name),
        mapEntries(colors, ([english, color]) => [value(name, english), color]),
      ]),
    variants: product.variants.map((variant) => translateVariant(variant, dictionary)),
    additionalFieldsForm: form && translateForm(form),
    customAddButtonText: button === null ? null : text(button),
    images: product.images.map((image) => translateImage(image, dictionary)),
  };
}

/** The chosen options of a variant. */
export function translateAttributes(
  attributes: Readonly<Record<string, string>>,
  { option, value }: Pick<Dictionary, 'option' | 'value'>,
): Record<string, string> {
  return mapEntries(attributes, ([name, english]) => [option(name), value(name, english)]);
}

function translateVariant(variant: VariantJson, dictionary: Dictionary): VariantJson {
  const { option, value } = dictionary;
  const { image, moreImages: more } = variant;
  return {
    ...variant,
    attributes: translateAttributes(variant.attributes, dictionary),
    optionValues: variant.optionValues.map(({ optionName, value: english }) => ({
      optionName: option(optionName),
      value: value(optionName, english),
    })),
    image: image && translateImage(image, dictionary),
    ...(more && { moreImages: more.map((one) => translateImage(one, dictionary)) }),
  };
}

function translateImage(image: ImageJson, { text }: Pick<Dictionary, 'text'>): ImageJson {
  return { ...image, altText: text(image.altText) };
}

function mapEntries<From, To>(
  table: Readonly<Record<string, From>>,
  map: (entry: [string, From]) => [string, To],
): Record<string, To> {
  return Object.fromEntries(Object.entries(table).map(map));
}
