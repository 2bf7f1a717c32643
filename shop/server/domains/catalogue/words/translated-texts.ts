import type { ProductSeed, VariantSeed } from '../types.js';
import type { Dictionary } from './dictionary.js';

interface Product extends Pick<ProductSeed, 'category' | 'excerpt' | 'description'> {
  readonly urlId: string;
  readonly variants: readonly Pick<VariantSeed, 'attributes'>[];
}

/** The texts of a search in another language: the product's kind, its labels and its texts. */
export interface TranslatedTexts {
  readonly kind: string;
  readonly labels: readonly string[];
  readonly texts: readonly string[];
}

export function translatedTexts(product: Product, dictionary: Dictionary): TranslatedTexts {
  const { category, excerpt, description, variants, urlId } = product;
  const values = variants.flatMap(({ attributes }) =>
    Object.entries(attributes).map(([option, value]) => dictionary.value(option, value)),
  );
  return {
    kind: dictionary.kind(urlId),
    labels: [dictionary.category(category), ...new Set(values)],
    texts: [excerpt, ...description].map(dictionary.text),
  };
}
