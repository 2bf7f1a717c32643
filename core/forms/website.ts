/** Limit of a URL in UTF-16 units (platform §9, "Maximum URL length for validation"). */
export const longestWebsite = 2083;

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;
const webScheme = /^https?:$/;

/**
 * Whether a text is the URL of a website: http, https or no scheme. Its host has a dot. Credentials are refused, since
 * they would let an email address pass.
 */
export function isWebsite(text: string): boolean {
  const address = text.trim();
  if (/\s|^[/\\]/.test(address)) return false;
  const full = scheme.test(address) ? address : `https://${address}`;
  if (!URL.canParse(full)) return false;
  const { protocol, hostname, username, password } = new URL(full);
  return webScheme.test(protocol) && hasDomain(hostname) && username + password === '';
}

/** A last label of digits alone belongs to a number or an IP address. */
function hasDomain(host: string): boolean {
  return /^(?:[^.]+\.)+[^.\d][^.]*\.?$/.test(host);
}
