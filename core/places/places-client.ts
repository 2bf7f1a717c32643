/** An address that begins like what was typed. */
export interface PlaceSuggestion {
  readonly placeId: string;
  readonly title: string;
  readonly detail: string;
}

/** The parts of an address; what is not known is ''. */
export interface Place {
  readonly placeId: string;
  readonly line1: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** Two capital letters (ISO 3166). */
  readonly country: string;
}

export interface FoundPlaces {
  readonly suggestions: readonly PlaceSuggestion[];
  /** What has to stand below them; null for nothing. */
  readonly attribution: string | null;
}

/** Where on the site somebody looks (platform §7), and what joins the calls of one search. */
export interface PlacesCall {
  readonly productPage: string;
  readonly productSection: string;
  readonly sessionToken: string;
}

/** Who knows places. */
export interface PlacesClient {
  /** @param country Two capital letters, where the place has to be; '' for anywhere. */
  suggest(
    input: string,
    country: string,
    call: PlacesCall,
    signal: AbortSignal,
  ): Promise<FoundPlaces>;
  details(placeId: string, call: PlacesCall, signal: AbortSignal): Promise<Place>;
}

export const noPlaces: FoundPlaces = { suggestions: [], attribution: null };
