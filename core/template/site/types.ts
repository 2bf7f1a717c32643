import type { Value } from '../values.js';

/** An object of JSON data. */
export type Data = { readonly [key: string]: Value };

/** A visitor's request. */
export interface SiteRequest {
  /** The path of the address, such as `/shop/dune-mug`; a query in it counts as `query`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | URLSearchParams;
  /** For hooks; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The page that a hook prints into. */
export interface SitePage {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly kind: 'list' | 'item' | 'page' | 'missing';
  /** The data of its templates: `website`, `collection`, `items` or `item`, `pagination`, … */
  readonly data: Data;
}

/** An error in a file of the site, with its place. */
export interface SiteError {
  /** A code of the engine or of SiteFault. */
  readonly code: string;
  readonly message: string;
  /** The path from the site's folder; null if the error is in no file. */
  readonly file: string | null;
  /** Count from 1; 0 for the whole file. */
  readonly line: number;
  readonly column: number;
  /** The lines around the place, with a mark; empty for a whole file. */
  readonly frame: string;
  /** Whether the file as a whole cannot be read: then visitors get its last good version. */
  readonly isBroken: boolean;
}

/** The answer of a site. */
export interface SiteResult {
  readonly status: 200 | 404 | 500;
  readonly contentType: string;
  readonly body: string;
  /** The errors of the page's templates, also where visitors see the last good version. */
  readonly errors: readonly SiteError[];
}

export type FindingCode =
  | 'unknown-tag'
  | 'unknown-variable'
  | 'missing-region'
  | 'missing-template'
  | 'missing-script'
  | 'missing-stylesheet'
  | 'missing-navigation'
  | 'missing-collection'
  | 'missing-attribute'
  | 'empty-block-field'
  | 'not-compiled';

/** Something that a template uses and the site does not have. The page is printed without it. */
export interface SiteFinding {
  readonly code: FindingCode;
  /** A sentence that says what is missing and what to do. */
  readonly message: string;
  /** The file that uses it; null if none does alone. */
  readonly file: string | null;
  /** Counts from 1; 0 if unknown. */
  readonly line: number;
}
