/** A mistake with the line that `check` prints for it. */
export interface Mistake {
  readonly title: string;
  /** The template `page.html`. */
  readonly wrong: string;
  /** Further templates, by name. */
  readonly others?: Readonly<Record<string, string>>;
  /** What is printed behind `page.html:`. */
  readonly says: string;
  /** The template without the mistake, of which `check` says nothing. */
  readonly right: string;
}

export interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly mistakes: readonly Mistake[];
}
