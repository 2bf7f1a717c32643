/** Where on the site somebody looks for a place (platform §7): passed on to the provider, kept nowhere. */
export interface PlacesContext {
  readonly productPage: string | null;
  readonly productSection: string | null;
}

export interface PlacesQuery {
  /** What was typed, without spaces around it. */
  readonly input: string;
  /** Two capital letters, where the place has to be; null for anywhere. */
  readonly country: string | null;
  /** BCP 47, in which the answer should be. */
  readonly language: string;
}

export interface PlacesCall {
  /** Joins the calls of one search and its choice, which a provider counts as one; null for none. */
  readonly session: string | null;
  readonly context: PlacesContext;
  /** Ends when nobody waits any more. */
  readonly signal: AbortSignal;
}

export interface PlaceSuggestion {
  readonly placeId: string;
  /** The first line, such as a street with its number. */
  readonly title: string;
  /** What tells it from others of the same name, such as the city; '' for nothing. */
  readonly detail: string;
}

/** An address, in the parts that a form asks for. What is not known is ''. */
export interface Place {
  readonly placeId: string;
  readonly line1: string;
  readonly city: string;
  /** A code such as `CA`, or a name. */
  readonly region: string;
  readonly postalCode: string;
  /** Two capital letters (ISO 3166). */
  readonly country: string;
}

/** Who knows places. Its key stays on the server. What it answers is checked before it leaves the server. */
export interface PlacesProvider {
  /** What has to stand below the suggestions, such as the provider's name; null for nothing. */
  readonly attribution: string | null;
  suggest(query: PlacesQuery, call: PlacesCall): Promise<readonly PlaceSuggestion[]>;
  /** Null for a place that it does not know. */
  details(placeId: string, language: string, call: PlacesCall): Promise<Place | null>;
}
