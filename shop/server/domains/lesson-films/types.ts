/** The facts that a service gives about a video. */
export interface VideoFacts {
  /** Whether it belongs to an account of the kind that other sites may not use. */
  readonly isBasic: boolean;
}

/**
 * Asks Vimeo about a video; null if there is none that other sites may show.
 * @param page The address of the shop, for videos that only some sites may show.
 * @throws Error if Vimeo does not answer.
 */
export type FindVideo = (
  address: string,
  asked: { readonly page: string; readonly signal: AbortSignal },
) => Promise<VideoFacts | null>;
