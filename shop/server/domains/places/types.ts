/** The place on the site where somebody looks for a place (platform §7): passed on to the provider, kept nowhere. */
export interface PlacesContext {
  readonly productPage: string | null;
  readonly productSection: string | null;
}

export interface PlacesQuery {
  /** The typed text, without spaces around it. */
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
  /** The detail that tells it from others of the same name, such as the city; '' for none. */
  readonly detail: string;
}

/** An address, in the parts that a form asks for. An unknown part is ''. */
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

/** A service for places. Its key stays on the server. Its answers are checked before they leave the server. */
export interface PlacesProvider {
  /** The text that has to stand below the suggestions, such as the provider's name; null for none. */
  readonly attribution: string | null;
  suggest(query: PlacesQuery, call: PlacesCall): Promise<readonly PlaceSuggestion[]>;
  /** Null for a place that it does not know. */
  details(placeId: string, language: string, call: PlacesCall): Promise<Place | null>;
}
