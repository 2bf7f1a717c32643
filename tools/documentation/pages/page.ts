/** A page of the documentation before it gets its frame. */
export interface Page {
  /** Its place below the folder, without an extension: `reference/events`. */
  readonly path: string;
  readonly title: string;
  /** One sentence as plain text, for lists of pages and search engines. */
  readonly summary: string;
  /** HTML, from the heading of the first level on. */
  readonly body: string;
}

export interface Heading {
  readonly id: string;
  readonly level: number;
  /** Plain text. */
  readonly text: string;
}

/** A place that search finds. */
export interface SearchEntry {
  /** The page, and the place in it: `reference/events.html#vitrine-added`. */
  readonly address: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

/** A page with anchors at its headings. */
export interface FinishedPage extends Page {
  readonly outline: readonly Heading[];
  readonly entries: readonly SearchEntry[];
}
