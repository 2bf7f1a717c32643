/** The browser's record of a popup (platform §3: "date-closed, version, submitted"). */
export interface PopupRecord {
  /** When it was closed last, in milliseconds since 1970; null if never. */
  readonly dateClosed: number | null;
  /** The version that was closed or submitted last; null if none was. */
  readonly version: string | null;
  readonly isSubmitted: boolean;
}

/**
 * Whether a popup shows by itself: closed stays closed until there is a new version, and submitted stays away, whatever
 * the version.
 */
export function isDue({ dateClosed, version, isSubmitted }: PopupRecord, current: string): boolean {
  if (isSubmitted) return false;
  return dateClosed === null || version !== current;
}
