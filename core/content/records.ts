/** The record of a popup overlay in local storage, by the keys of platform §3. */
export interface PopupOverlayRecord {
  /** When the visitor closed it, in milliseconds since 1970; null if never. */
  readonly 'date-closed': number | null;
  /** The version of the overlay that the rest is about. */
  readonly version: string | null;
  /** Whether the visitor has submitted its form. */
  readonly submitted: boolean;
}

/** Keys of {@link PopupOverlayRecord}. */
export const popupOverlayKeys = ['date-closed', 'version', 'submitted'] as const;

/** Body of POST /api/site-users/account/session (platform §3). */
export interface SessionLogin {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Answer to a {@link SessionLogin}: the token becomes a header of all later requests (platform §4). */
export interface SessionAnswer {
  readonly xsrfToken: string;
}

/** Body of POST /api/site-users/account/locale (platform §3). */
export interface LocaleUpdate {
  /** BCP 47. */
  readonly language: string;
}

/** Header and footer of a site, saved as one record (platform §3). Their content is the site's own. */
export interface HeaderFooter<Content = unknown> {
  readonly header: Content;
  readonly footer: Content;
}

/** "Multilingual settings hold a list of languages" (platform §3), as BCP 47 codes unless a site says more of each. */
export interface MultilingualSettings<Language = string> {
  readonly languages: readonly Language[];
}
