/** An address that begins like what was typed. */
export interface PlaceSuggestion {
  readonly placeId: string;
  readonly title: string;
  readonly detail: string;
}

/** The parts of an address; an unknown part is ''. */
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
  /** The text that has to stand below them; null for none. */
  readonly attribution: string | null;
}

/** The place on the site where somebody looks (platform §7), and the key that joins the calls of one search. */
export interface PlacesCall {
  readonly productPage: string;
  readonly productSection: string;
  readonly sessionToken: string;
}

/** The client of the calls about places. */
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
