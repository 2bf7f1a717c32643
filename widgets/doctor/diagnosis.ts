/**
 * `unknown tag`: no element has this name. `not fetched`, `could not be fetched`: nothing defines it yet. `waiting`: it is
 * defined, and shows the page's own content until its time or its data come. `failed`: it threw, and the page's own
 * content stays.
 */
export type ElementState =
  'unknown tag' | 'not fetched' | 'could not be fetched' | 'waiting' | 'ready' | 'failed';

/** Why something is as it is. */
export interface Reason {
  /** One sentence or two, of which the last may be the fix. */
  readonly says: string;
  /** The fix, if `says` does not name it; null if there is nothing to do. */
  readonly fix: string | null;
  /** Whether it is a mistake, or only an explanation. */
  readonly isMistake: boolean;
}

/** One element of the page. */
export interface ElementDiagnosis {
  /** As in reports: `<vitrine-price> number 2`; one in a shadow root says whose. */
  readonly name: string;
  readonly element: Element;
  readonly state: ElementState;
  /** Its `:state()` names besides `ready`, such as `sold-out`. */
  readonly states: readonly string[];
  readonly reasons: readonly Reason[];
}

/** One fact about the page, such as its script tags. */
export interface PageFinding {
  readonly about: string;
  readonly reason: Reason;
}

/** The findings of the doctor on a page. */
export interface Diagnosis {
  readonly page: readonly PageFinding[];
  readonly elements: readonly ElementDiagnosis[];
}

/** A report to developers. */
export interface Report {
  readonly where: string;
  readonly says: string;
}

/** The facts that cannot be read from the document itself. */
export interface Evidence {
  /** Tags that the library has. */
  readonly tags: readonly string[];
  readonly reports: readonly Report[];
  /** Whether a loader fetches elements; otherwise the page's own modules define them. */
  readonly hasLoader: boolean;
  readonly version: string;
  /** Of the API; `null` (the text) without one. */
  readonly apiOrigin: string;
  /** The first script tag's data attributes. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly locale: string;
  readonly currency: string;
  /** The page's own wording by key, of `#vitrine-site` and `configure`. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** The shop's answer; null while it is asked. */
  readonly answer: ShopAnswer | null;
  /** Refusals of the page's policy since the doctor started, as `directive: address`. */
  readonly violations: readonly string[];
  readonly refusesStorage: boolean;
  readonly refusesCookies: boolean;
  readonly isFramed: boolean;
  /** False in a sandboxed frame without `allow-same-origin`, and on a page from a file. */
  readonly hasOrigin: boolean;
}

/** The result of the one call that the doctor makes. */
export interface ShopAnswer {
  readonly isShop: boolean;
  readonly says: string;
}
