/** An option in another language. */
export interface OptionWords {
  readonly name: string;
  /** By English value. */
  readonly values: Readonly<Record<string, string>>;
}

/** The texts of a product in another language, in the shape of its seed. */
export interface ProductWords {
  readonly excerpt: string;
  readonly description: readonly string[];
  /** With `{value}` where the English one has it. */
  readonly alt: string;
  readonly scenes?: Readonly<Partial<Record<'use' | 'near' | 'size', string>>>;
  readonly closer?: Readonly<Record<string, string>>;
  readonly customAddButtonText?: string;
  /** What the product is called in the language: its title is a given name. The search finds it by these words. */
  readonly kind: string;
}

/** What the merchant wrote, in another language. */
export interface CatalogueWords {
  /** By English name. */
  readonly categories: Readonly<Record<string, string>>;
  /** By English name. */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** By the last part of the product's address. */
  readonly products: Readonly<Record<string, ProductWords>>;
  /** Size, materials and care, by English text. */
  readonly facts: Readonly<Record<string, string>>;
}
