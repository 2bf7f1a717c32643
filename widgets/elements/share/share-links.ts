/** The page to share. */
export interface Shared {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** The address that begins an e-mail with the link. */
export function mailAddress({ title, url }: Shared): string {
  return `mailto:?subject=${encode(title)}&body=${encode(url)}`;
}

/** Whether a link of the page leads to a service, not to the shared page itself or to a mail program. */
export function isServiceLink(href: string, { url }: Shared): boolean {
  return /^https?:/i.test(href) && href !== url;
}

/** encodeURIComponent throws for half a surrogate pair. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
