/** Texts in another language, by their English text. */
export type Translations = Readonly<Record<string, string>>;

/** An option of products in another language. */
export interface OptionWords {
  readonly name: string;
  /** By English value. */
  readonly values: Translations;
}

/** The merchant's texts about the products, in another language. */
export interface CatalogueWords {
  /** By English name. */
  readonly categories: Translations;
  /** By English name. */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Excerpts, descriptions, facts, alternative texts and words of buttons, by English text. */
  readonly texts: Translations;
  /**
   * The kind of each product, by the last part of its address: its title is a given name. The search finds it by these
   * words.
   */
  readonly kinds: Translations;
}

/** The shop's English texts, in another language. A missing text is shown in English. */
export interface LanguageWords {
  readonly catalogue?: CatalogueWords;
  /** The texts of forms. */
  readonly forms?: Translations;
  /** Titles and paragraphs of pages of text: a page is translated if all of its texts are here. */
  readonly content?: Translations;
  /** The texts of all pages: tag line, description, words of the footer, names of deliveries and taxes. */
  readonly site?: Translations;
}

/** The words of a shop by language, as a subtag: `de`. */
export type ShopWords = Readonly<Record<string, LanguageWords>>;
