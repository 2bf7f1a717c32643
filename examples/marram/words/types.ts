import type { OptionWords, Translations } from '../seeds.js';

/** The texts of a product in another language, in the shape of its seed. */
export interface ProductWords {
  readonly excerpt: string;
  readonly description: readonly string[];
  /** With `{value}` where the English one has it. */
  readonly alt: string;
  readonly scenes?: Readonly<Partial<Record<'use' | 'near' | 'size', string>>>;
  readonly closer?: Readonly<Record<string, string>>;
  readonly customAddButtonText?: string;
  /** What the product is called in the language: its title is a given name. */
  readonly kind: string;
}

/** The goods in another language, in the shape of their seeds. */
export interface GoodsWords {
  /** By English name. */
  readonly categories: Translations;
  /** By English name. */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** By the last part of the product's address. */
  readonly products: Readonly<Record<string, ProductWords>>;
  /** Size, materials and care, by English text. */
  readonly facts: Translations;
}
